CREATE TABLE "analysis_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"inputs" json NOT NULL,
	"result" json NOT NULL,
	"provenance" json NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "analysis_run" ADD CONSTRAINT "analysis_run_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_run" ADD CONSTRAINT "analysis_run_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_run_of_kind" ON "analysis_run" USING btree ("workspace_id","kind","created_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "analysis_run_by_created" ON "analysis_run" USING btree ("workspace_id","created_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "analysis_run_removed" ON "analysis_run" USING btree ("removed_at") WHERE removed_at is not null;