CREATE TABLE "forecast" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"run_id" uuid NOT NULL,
	"keyword" text NOT NULL,
	"measure" text NOT NULL,
	"subject" text NOT NULL,
	"stored" json NOT NULL,
	"actual" json NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"grade_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "forecast" ADD CONSTRAINT "forecast_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast" ADD CONSTRAINT "forecast_run_id_analysis_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."analysis_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forecast_of_workspace" ON "forecast" USING btree ("workspace_id","made_at");--> statement-breakpoint
CREATE INDEX "forecast_of_series" ON "forecast" USING btree ("workspace_id","measure","subject");--> statement-breakpoint
CREATE INDEX "forecast_due" ON "forecast" USING btree ("grade_at") WHERE grade_at is not null;--> statement-breakpoint
CREATE INDEX "forecast_of_run" ON "forecast" USING btree ("run_id");