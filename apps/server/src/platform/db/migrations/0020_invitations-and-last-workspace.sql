ALTER TABLE "invitation" ADD COLUMN "secret_digest" text NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "sent_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "entered_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_secret" ON "invitation" USING btree ("secret_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_pending" ON "invitation" USING btree ("organization_id","email") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("workspace_id","actor_id","id" DESC NULLS LAST);