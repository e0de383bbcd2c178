CREATE TABLE "visit_source_month" (
	"content_id" uuid NOT NULL,
	"month" date NOT NULL,
	"source" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "visit_source_month_content_id_month_source_pk" PRIMARY KEY("content_id","month","source")
);
--> statement-breakpoint
ALTER TABLE "visit_source_month" ADD CONSTRAINT "visit_source_month_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "visit_source_month" ("content_id", "month", "source", "views")
  SELECT "content_id", date_trunc('month', "day")::date, "source", sum("views") FROM "visit_source_day" GROUP BY 1, 2, 3;
