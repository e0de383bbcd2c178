ALTER TABLE "outbox" ADD COLUMN "owner" uuid;--> statement-breakpoint
ALTER TABLE "crawl_host" ADD COLUMN "owner" uuid;--> statement-breakpoint
ALTER TABLE "crawl_host" ADD COLUMN "pause_ms" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "indexed_site" ADD COLUMN "scoring_owner" uuid;--> statement-breakpoint
ALTER TABLE "daily_check" ADD COLUMN "owner" uuid;