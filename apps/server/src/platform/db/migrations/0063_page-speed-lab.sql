CREATE TABLE "page_speed_lab" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"url" text NOT NULL,
	"device" smallint NOT NULL,
	"measured_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"score" smallint NOT NULL,
	"lighthouse" text NOT NULL,
	"metrics" jsonb NOT NULL,
	"audits" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_speed_connection" ADD COLUMN "lab_runs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_speed_lab" ADD CONSTRAINT "page_speed_lab_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_speed_lab_newest" ON "page_speed_lab" USING btree ("workspace_id","measured_at" DESC NULLS LAST);