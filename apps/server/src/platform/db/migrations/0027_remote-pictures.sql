CREATE TABLE "remote_picture" (
	"connection_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"url" text NOT NULL,
	"kept_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remote_picture_connection_id_sha256_pk" PRIMARY KEY("connection_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "remote_picture" ADD CONSTRAINT "remote_picture_connection_id_connection_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connection"("id") ON DELETE cascade ON UPDATE no action;