CREATE TABLE "link_lead" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"kind" text NOT NULL,
	"page_url" text NOT NULL,
	"page_title" text NOT NULL,
	"our_page" text,
	"relevance" double precision,
	"evidence" json NOT NULL,
	"state" text DEFAULT 'found' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "site_listing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"url" text NOT NULL,
	"found_by" text NOT NULL,
	"addresses" json NOT NULL,
	"is_whole" boolean NOT NULL,
	"pages_max" smallint NOT NULL,
	"read" json NOT NULL,
	"missed" json NOT NULL,
	"broken_off" json,
	"first_listed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"listed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "link_lead" ADD CONSTRAINT "link_lead_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_lead" ADD CONSTRAINT "link_lead_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_listing" ADD CONSTRAINT "site_listing_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "link_lead_page" ON "link_lead" USING btree ("workspace_id","kind","page_url") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "link_lead_by_updated" ON "link_lead" USING btree ("workspace_id","updated_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "link_lead_removed" ON "link_lead" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "site_listing_newest" ON "site_listing" USING btree ("workspace_id","url","listed_at" DESC NULLS LAST);