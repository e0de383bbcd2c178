CREATE TABLE "visit_month" (
	"workspace_id" text NOT NULL,
	"content_id" uuid NOT NULL,
	"month" date NOT NULL,
	"views" bigint NOT NULL,
	"engaged_seconds" bigint NOT NULL,
	"conversions" bigint NOT NULL,
	CONSTRAINT "visit_month_content_id_month_pk" PRIMARY KEY("content_id","month")
);
--> statement-breakpoint
ALTER TABLE "visit_month" ADD CONSTRAINT "visit_month_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_month" ADD CONSTRAINT "visit_month_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_month_by_workspace" ON "visit_month" USING btree ("workspace_id","month");--> statement-breakpoint
INSERT INTO "visit_month" ("workspace_id", "content_id", "month", "views", "engaged_seconds", "conversions")
  SELECT "workspace_id", "content_id", date_trunc('month', "day")::date, sum("views"), sum("engaged_seconds"), sum("conversions")
  FROM "visit_day" GROUP BY 1, 2, 3;
