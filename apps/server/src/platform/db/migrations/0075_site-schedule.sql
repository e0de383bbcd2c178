CREATE TABLE "site_schedule" (
	"workspace_id" text NOT NULL,
	"site_id" uuid NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_schedule_workspace_id_site_id_pk" PRIMARY KEY("workspace_id","site_id")
);
--> statement-breakpoint
ALTER TABLE "site_crawl" ADD COLUMN "is_scheduled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_crawl" ADD COLUMN "new_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_crawl" ADD COLUMN "changed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_crawl" ADD COLUMN "added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_schedule" ADD CONSTRAINT "site_schedule_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_schedule" ADD CONSTRAINT "site_schedule_site_id_indexed_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."indexed_site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_schedule_site" ON "site_schedule" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "site_schedule_due" ON "site_schedule" USING btree ("due_at") WHERE is_on;