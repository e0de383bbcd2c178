CREATE TABLE "call_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text NOT NULL,
	"operation" text NOT NULL,
	"label" text NOT NULL,
	"subject_id" text,
	"request" json,
	"language" text NOT NULL,
	"request_id" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"done" double precision DEFAULT 0 NOT NULL,
	"total" double precision DEFAULT 0 NOT NULL,
	"is_saved" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"owner" uuid,
	"lease_until" timestamp (3) with time zone,
	"answer_status" integer,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "usage_reservation" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "call_run" ADD CONSTRAINT "call_run_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_run" ADD CONSTRAINT "call_run_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_run_newest" ON "call_run" USING btree ("author_id","workspace_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "call_run_workspace" ON "call_run" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "call_run_active" ON "call_run" USING btree ("created_at") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "call_run_ended" ON "call_run" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "call_run_key" ON "call_run" USING btree ("author_id","idempotency_key") WHERE status not in ('failed', 'canceled');--> statement-breakpoint
ALTER TABLE "usage_reservation" ADD CONSTRAINT "usage_reservation_run_id_call_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."call_run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_reservation" ADD CONSTRAINT "usage_reservation_run" UNIQUE("run_id","kind");