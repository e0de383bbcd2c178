-- The first of four steps that make "visit" a partitioned table. Until the last one every row has the same day, so that
-- the check holds whenever that comes.
ALTER TABLE "visit" ADD COLUMN "day" date DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_before_day" CHECK ("day" < '2000-01-01'::date) NOT VALID;
