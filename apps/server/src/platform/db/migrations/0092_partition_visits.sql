-- In the order of whoever deletes items.
LOCK TABLE "content" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "visit" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "visit" DROP CONSTRAINT "visit_load_number_pk";--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_before_pk" PRIMARY KEY USING INDEX "visit_before_pk";--> statement-breakpoint
ALTER TABLE "visit" RENAME TO "visit_before";--> statement-breakpoint
CREATE TABLE "visit" (
	"content_id" uuid NOT NULL,
	"load" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"seconds" integer NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date DEFAULT (now() at time zone 'UTC')::date NOT NULL,
	CONSTRAINT "visit_load_number_day_pk" PRIMARY KEY("load","number","day")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE INDEX "visit_content_kind" ON "visit" USING btree ("content_id","kind");--> statement-breakpoint
ALTER TABLE "visit" ATTACH PARTITION "visit_before" FOR VALUES FROM (MINVALUE) TO ('2000-01-01');--> statement-breakpoint
CREATE TABLE "visit_other" PARTITION OF "visit" DEFAULT;--> statement-breakpoint
DO $$
DECLARE
  "first" date;
BEGIN
  FOR "first" IN SELECT (now() at time zone 'UTC')::date + n FROM generate_series(0, 7) n LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF visit FOR VALUES FROM (%L) TO (%L)',
      'visit_' || to_char("first", 'YYYYMMDD'), "first", "first" + 1);
  END LOOP;
END $$;--> statement-breakpoint
-- In place of a foreign key, which would search every partition for every item. No visit of a deleted item is left: what
-- stores visits writes the sums of their day in the same transaction, and these have a foreign key. It is the last to
-- run for a deletion, after the sums are deleted.
CREATE FUNCTION "content_visits_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "gone") THEN
    DELETE FROM "visit" WHERE "content_id" = ANY (ARRAY(SELECT "id" FROM "gone"));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "content_visits_deleted" AFTER DELETE ON "content" REFERENCING OLD TABLE AS "gone"
  FOR EACH STATEMENT EXECUTE FUNCTION "content_visits_deleted"();--> statement-breakpoint
-- Servers of the version before delete old visits by their places (ctid), which are those of other rows in other
-- partitions: single rows of the last 30 days, the least that visits are kept, go only with their item.
CREATE FUNCTION "visit_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "visit_kept" BEFORE DELETE ON "visit" FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND OLD."at" > now() - interval '30 days') EXECUTE FUNCTION "visit_kept"();
