CREATE TABLE "content_stats" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"view_count" bigint DEFAULT 0 NOT NULL,
	"engagement_time" double precision DEFAULT 0 NOT NULL,
	"conversions" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletion" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_ids" text[] NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_rows" bigint DEFAULT 0 NOT NULL,
	"wait_until" timestamp with time zone,
	"last_error" text,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "content_by_views";--> statement-breakpoint
DROP INDEX "analysis_run_by_created";--> statement-breakpoint
DROP INDEX "link_lead_by_updated";--> statement-breakpoint
DROP INDEX "calendar_event_by_date";--> statement-breakpoint
DROP INDEX "content_by_created";--> statement-breakpoint
DROP INDEX "outline_by_updated";--> statement-breakpoint
DROP INDEX "brief_by_updated";--> statement-breakpoint
DROP INDEX "search_import_newest";--> statement-breakpoint
ALTER TABLE "content_stats" ADD CONSTRAINT "content_stats_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_stats_by_views" ON "content_stats" USING btree ("workspace_id","view_count","content_id");--> statement-breakpoint
CREATE INDEX "deletion_open" ON "deletion" USING btree ("created_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "deletion_newest" ON "deletion" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "analysis_run_author" ON "analysis_run" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "analysis_run_age" ON "analysis_run" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "visit_content" ON "visit" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "visit_hour_age" ON "visit_hour" USING brin ("hour");--> statement-breakpoint
CREATE INDEX "link_lead_author" ON "link_lead" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "calendar_event_author" ON "calendar_event" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "calendar_feed_user" ON "calendar_feed" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_decision_user" ON "refresh_decision" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX "content_author" ON "content" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "content_revision_editor" ON "content_revision" USING btree ("editor_id") WHERE editor_id is not null;--> statement-breakpoint
CREATE INDEX "content_revision_age" ON "content_revision" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "former_slug_content" ON "former_slug" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "generation_age" ON "generation" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "generation_user" ON "generation" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "invitation_inviter" ON "invitation" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "onboarding_dismissal_user" ON "onboarding_dismissal" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sample_workspace_article" ON "sample_workspace" USING btree ("article_id") WHERE article_id is not null;--> statement-breakpoint
CREATE INDEX "audit_entry_age" ON "audit_entry" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entry_user" ON "audit_entry" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "file_owner" ON "file" USING btree ("owner_id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "notification_age" ON "notification" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "notification_workspace" ON "notification" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING brin ("done_at");--> statement-breakpoint
CREATE INDEX "outline_author" ON "outline" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "payment_order_buyer" ON "payment_order" USING btree ("buyer_id") WHERE buyer_id is not null;--> statement-breakpoint
CREATE INDEX "plan_trial_starter" ON "plan_trial" USING btree ("started_by") WHERE started_by is not null;--> statement-breakpoint
CREATE INDEX "site_logo" ON "site" USING btree ("logo_file_id") WHERE logo_file_id is not null;--> statement-breakpoint
CREATE INDEX "page_snapshot_age" ON "page_snapshot" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "serp_snapshot_age" ON "serp_snapshot" USING btree ("gathered_at");--> statement-breakpoint
CREATE INDEX "site_listing_age" ON "site_listing" USING btree ("listed_at");--> statement-breakpoint
CREATE INDEX "review_workspace" ON "review" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "review_asker" ON "review" USING btree ("asked_by") WHERE asked_by is not null;--> statement-breakpoint
CREATE INDEX "review_comment_author" ON "review_comment" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "search_connection_author" ON "search_connection" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "search_connection_property" ON "search_connection" USING btree ("property_id") WHERE property_id is not null;--> statement-breakpoint
CREATE INDEX "search_property_workspace" ON "search_property" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "brief_author" ON "brief" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "alert_seen_user" ON "alert_seen" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "daily_check_user" ON "daily_check" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "search_import_author" ON "search_import" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "watched_author" ON "watched" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "analysis_run_by_created" ON "analysis_run" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "link_lead_by_updated" ON "link_lead" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "calendar_event_by_date" ON "calendar_event" USING btree ("workspace_id","scheduled_for");--> statement-breakpoint
CREATE INDEX "content_by_created" ON "content" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outline_by_updated" ON "outline" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "brief_by_updated" ON "brief" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "search_import_newest" ON "search_import" USING btree ("workspace_id","imported_at" DESC NULLS LAST);--> statement-breakpoint
CREATE FUNCTION content_stats_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_stats (content_id, workspace_id, view_count, engagement_time, conversions)
  SELECT id, workspace_id, view_count, engagement_time, conversions FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_stats_inserted AFTER INSERT ON "content"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION content_stats_inserted();
--> statement-breakpoint
INSERT INTO "content_stats" ("content_id", "workspace_id", "view_count", "engagement_time", "conversions")
SELECT "id", "workspace_id", "view_count", "engagement_time", "conversions" FROM "content";
