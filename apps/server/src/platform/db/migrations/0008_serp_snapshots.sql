CREATE TABLE "serp_snapshot" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"keyword" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"part" text NOT NULL,
	"source" text NOT NULL,
	"answer" jsonb NOT NULL,
	"gathered_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "serp_snapshot" ADD CONSTRAINT "serp_snapshot_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "serp_snapshot_newest" ON "serp_snapshot" USING btree ("workspace_id","keyword","part","source","gathered_at" DESC NULLS LAST);