-- Whoever deletes items locks them first and their visits then.
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
ALTER TABLE "visit" ADD CONSTRAINT "visit_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
-- Servers of the version before delete old visits by their places (ctid), which are those of other rows in other
-- partitions: single rows of the last 30 days, the least that visits are kept, go only with their item.
CREATE FUNCTION keep_recent_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "visit_kept" BEFORE DELETE ON "visit" FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND OLD."at" > now() - interval '30 days') EXECUTE FUNCTION keep_recent_visit();
