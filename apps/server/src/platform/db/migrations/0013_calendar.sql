CREATE TABLE "calendar_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"author_email" text NOT NULL,
	"title" text NOT NULL,
	"platform" text NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"snippet" text DEFAULT '' NOT NULL,
	"scheduled_for" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"recurrence" text,
	"excluded_dates" timestamp(3) with time zone[] DEFAULT '{}'::timestamptz[] NOT NULL,
	"content_id" uuid,
	"content_date" timestamp (3) with time zone,
	"uid" text NOT NULL,
	"batch_id" uuid,
	"next_due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_event_status" CHECK ("calendar_event"."status" in ('draft', 'scheduled', 'published'))
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feed_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_event" ADD CONSTRAINT "calendar_event_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_event_by_date" ON "calendar_event" USING btree ("workspace_id","scheduled_for") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "calendar_event_repeating" ON "calendar_event" USING btree ("workspace_id") WHERE recurrence is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "calendar_event_due" ON "calendar_event" USING btree ("next_due_at") WHERE next_due_at is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "calendar_event_of_content" ON "calendar_event" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "calendar_event_of_batch" ON "calendar_event" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "calendar_event_removed" ON "calendar_event" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_event_uid" ON "calendar_event" USING btree ("workspace_id","author_id","uid") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_key" ON "calendar_feed" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "content_by_calendar_date" ON "content" USING btree ("workspace_id",coalesce("published_at", "scheduled_for")) WHERE removed_at is null and coalesce(published_at, scheduled_for) is not null;--> statement-breakpoint
-- What is tied to an item moves along with it, whoever moves the item: by as much on the clock of the event's zone, so
-- that ten o'clock stays ten o'clock over a night of changing clocks. What was done already stays where it was.
CREATE FUNCTION "calendar_moved_along"("at" timestamptz, "by_date" timestamptz, "to_date" timestamptz, "zone" text)
RETURNS timestamptz LANGUAGE plpgsql AS $$
BEGIN
  RETURN (("at" AT TIME ZONE "zone") + (("to_date" AT TIME ZONE "zone") - ("by_date" AT TIME ZONE "zone"))) AT TIME ZONE "zone";
EXCEPTION WHEN invalid_parameter_value THEN
  -- A zone that this PostgreSQL does not know must not hold up the save of an item.
  RETURN "at" + ("to_date" - "by_date");
END
$$;
--> statement-breakpoint
CREATE FUNCTION "calendar_follow_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "calendar_event" AS "event" SET
    "scheduled_for" = "moved"."at",
    "next_due_at" = CASE WHEN "event"."next_due_at" IS NOT NULL OR "moved"."at" > clock_timestamp() THEN "moved"."at" END,
    "content_date" = NEW."scheduled_for",
    "updated_at" = clock_timestamp()
  FROM (
    SELECT "id", CASE WHEN "content_date" IS NULL THEN "scheduled_for"
      ELSE calendar_moved_along("scheduled_for", "content_date", NEW."scheduled_for", "time_zone") END AS "at"
    FROM "calendar_event" WHERE "content_id" = NEW."id"
  ) AS "moved"
  WHERE "event"."id" = "moved"."id" AND "event"."status" <> 'published' AND "event"."recurrence" IS NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "calendar_content_moved" AFTER UPDATE OF "scheduled_for" ON "content"
  FOR EACH ROW WHEN (NEW."scheduled_for" IS NOT NULL AND OLD."scheduled_for" IS DISTINCT FROM NEW."scheduled_for")
  EXECUTE FUNCTION "calendar_follow_content"();
