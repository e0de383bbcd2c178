CREATE TABLE "search_named_day" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"country" char(3) NOT NULL,
	"device" smallint NOT NULL,
	"brand_clicks" integer NOT NULL,
	"brand_impressions" integer NOT NULL,
	"brand_position_sum" double precision NOT NULL,
	"other_clicks" integer NOT NULL,
	"other_impressions" integer NOT NULL,
	"other_position_sum" double precision NOT NULL,
	CONSTRAINT "search_named_day_property_id_day_country_device_pk" PRIMARY KEY("property_id","day","country","device")
);
--> statement-breakpoint
ALTER TABLE "search_day" ADD COLUMN "summed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "search_day" ADD COLUMN "summed_terms" text[];--> statement-breakpoint
ALTER TABLE "search_day" ADD COLUMN "brand_clicks" integer;--> statement-breakpoint
ALTER TABLE "search_day" ADD COLUMN "brand_impressions" integer;--> statement-breakpoint
ALTER TABLE "search_day" ADD COLUMN "brand_position_sum" double precision;--> statement-breakpoint
ALTER TABLE "search_day" ADD COLUMN "other_clicks" integer;--> statement-breakpoint
ALTER TABLE "search_day" ADD COLUMN "other_impressions" integer;--> statement-breakpoint
ALTER TABLE "search_day" ADD COLUMN "other_position_sum" double precision;--> statement-breakpoint
ALTER TABLE "search_named_day" ADD CONSTRAINT "search_named_day_property_id_search_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."search_property"("id") ON DELETE cascade ON UPDATE no action;