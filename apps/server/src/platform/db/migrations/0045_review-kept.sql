ALTER TABLE "account_review" ADD COLUMN "kept" jsonb;--> statement-breakpoint
-- Nothing is listed any more that still works.
DELETE FROM "account_review" WHERE "state" = 'standing';
