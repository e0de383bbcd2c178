CREATE TABLE "search_answer" (
	"property_id" integer NOT NULL,
	"key" text NOT NULL,
	"version" text NOT NULL,
	"answer" json NOT NULL,
	"kept_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_answer_property_id_key_pk" PRIMARY KEY("property_id","key")
);
--> statement-breakpoint
ALTER TABLE "search_answer" ADD CONSTRAINT "search_answer_property_id_search_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."search_property"("id") ON DELETE cascade ON UPDATE no action;