CREATE TABLE "search_packed_detail" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"part" smallint NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"first_page" integer NOT NULL,
	"last_page" integer NOT NULL,
	"page_ids" integer[] NOT NULL,
	"query_ids" integer[] NOT NULL,
	"countries" char(3)[] NOT NULL,
	"devices" smallint[] NOT NULL,
	"clicks" integer[] NOT NULL,
	"impressions" integer[] NOT NULL,
	"position_sums" double precision[] NOT NULL,
	CONSTRAINT "search_packed_detail_property_id_day_part_pk" PRIMARY KEY("property_id","day","part")
);
--> statement-breakpoint
ALTER TABLE "search_packed_detail" ADD CONSTRAINT "search_packed_detail_property_id_search_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."search_property"("id") ON DELETE cascade ON UPDATE no action;