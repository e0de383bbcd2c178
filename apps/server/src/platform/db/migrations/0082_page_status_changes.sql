ALTER TABLE "indexed_page" ADD COLUMN "clear_status" smallint;--> statement-breakpoint
ALTER TABLE "indexed_page" ADD COLUMN "status_change" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "indexed_page" ADD COLUMN "status_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "indexed_page" ADD COLUMN "status_before" smallint;--> statement-breakpoint
ALTER TABLE "indexed_page" ADD COLUMN "former_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_crawl" ADD COLUMN "gone" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_crawl" ADD COLUMN "redirected" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_crawl" ADD COLUMN "back" integer DEFAULT 0 NOT NULL;