CREATE TABLE "indexed_page" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "indexed_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" uuid NOT NULL,
	"url" text NOT NULL,
	"found_by" text NOT NULL,
	"is_in_sitemap" boolean DEFAULT false NOT NULL,
	"sitemap_changed_at" timestamp (3) with time zone,
	"first_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	"status" smallint,
	"fault" text DEFAULT '' NOT NULL,
	"redirect_url" text,
	"redirect_to" bigint,
	"etag" text,
	"last_modified" text,
	"text_digest" text DEFAULT '' NOT NULL,
	"changed_seen_at" timestamp (3) with time zone,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"h1" text DEFAULT '' NOT NULL,
	"h1_count" integer DEFAULT 0 NOT NULL,
	"headings" text[] DEFAULT '{}' NOT NULL,
	"canonical_url" text,
	"canonical_to" bigint,
	"is_noindex" boolean DEFAULT false NOT NULL,
	"is_nofollow" boolean DEFAULT false NOT NULL,
	"language" text,
	"hreflangs" text[] DEFAULT '{}' NOT NULL,
	"hreflang_to" bigint[] DEFAULT '{}' NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"images" integer DEFAULT 0 NOT NULL,
	"images_without_alt" integer DEFAULT 0 NOT NULL,
	"schema_types" text[] DEFAULT '{}' NOT NULL,
	"faults" text[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"modified_at" timestamp (3) with time zone,
	"query" text DEFAULT '' NOT NULL,
	"query_key" text DEFAULT '' NOT NULL,
	"links" bigint[] DEFAULT '{}' NOT NULL,
	"anchors" text[] DEFAULT '{}' NOT NULL,
	"links_out" integer DEFAULT 0 NOT NULL,
	"article" "bytea",
	"inbound" integer DEFAULT 0 NOT NULL,
	"outbound" integer DEFAULT 0 NOT NULL,
	"depth" integer,
	"issues" text[] DEFAULT '{}' NOT NULL,
	"partners" bigint[] DEFAULT '{}' NOT NULL,
	"verdict" text DEFAULT '' NOT NULL,
	"merge_into" bigint,
	CONSTRAINT "indexed_page_address" UNIQUE("site_id","url")
);
--> statement-breakpoint
CREATE TABLE "indexed_site" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"origin" text NOT NULL,
	"feeds" text[] DEFAULT '{}' NOT NULL,
	"sitemap_pages" integer,
	"is_sitemap_whole" boolean DEFAULT false NOT NULL,
	"is_cut" boolean DEFAULT false NOT NULL,
	"judged_at" timestamp (3) with time zone,
	CONSTRAINT "indexed_site_origin_unique" UNIQUE("origin")
);
--> statement-breakpoint
CREATE TABLE "site_crawl" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"site_id" uuid NOT NULL,
	"author_id" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"pages_max" integer NOT NULL,
	"stale_before" timestamp (3) with time zone NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"owner" uuid,
	"lease_until" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "indexed_page" ADD CONSTRAINT "indexed_page_site_id_indexed_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."indexed_site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_crawl" ADD CONSTRAINT "site_crawl_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_crawl" ADD CONSTRAINT "site_crawl_site_id_indexed_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."indexed_site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_crawl" ADD CONSTRAINT "site_crawl_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "indexed_page_waiting" ON "indexed_page" USING btree ("site_id","checked_at","depth");--> statement-breakpoint
CREATE INDEX "site_crawl_newest" ON "site_crawl" USING btree ("workspace_id","site_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "site_crawl_site" ON "site_crawl" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "site_crawl_author" ON "site_crawl" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "site_crawl_due" ON "site_crawl" USING btree ("due_at") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "site_crawl_running" ON "site_crawl" USING btree ("site_id") WHERE status = 'running';