ALTER TABLE "notification" ADD COLUMN "written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_setting" ADD COLUMN "email_notifications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_setting" ADD COLUMN "push_notifications" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_setting" ADD COLUMN "content_updates" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_setting" ADD COLUMN "team_activity" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_setting" ADD COLUMN "system_alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_setting" ADD COLUMN "weekly_report" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "notification_news" ON "notification" USING btree ("user_id","workspace_id","written_by");--> statement-breakpoint
-- Every server keeps streams open; these triggers tell all of them whose notifications are others than before.
CREATE FUNCTION "notify_notification_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notification_change', "whose") FROM (SELECT DISTINCT "workspace_id" || ' ' || "user_id" AS "whose" FROM "changed") AS "all";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "notification_written" AFTER INSERT ON "notification"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "notify_notification_change"();
--> statement-breakpoint
CREATE TRIGGER "notification_read" AFTER UPDATE ON "notification"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "notify_notification_change"();
