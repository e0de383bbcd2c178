ALTER TABLE "deletion" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "site_crawl" ADD COLUMN "request_id" text;