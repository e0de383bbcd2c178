CREATE TABLE "crawl_host" (
	"host" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_body" (
	"digest" text PRIMARY KEY NOT NULL,
	"packed" "bytea" NOT NULL,
	"length" integer NOT NULL,
	"kept_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_snapshot" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"url" text NOT NULL,
	"final_url" text NOT NULL,
	"canonical_url" text,
	"status" smallint NOT NULL,
	"etag" text,
	"last_modified" text,
	"digest" text NOT NULL,
	"first_fetched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fetched_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "robots_file" (
	"origin" text PRIMARY KEY NOT NULL,
	"status" smallint NOT NULL,
	"text" text NOT NULL,
	"fetched_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_snapshot" ADD CONSTRAINT "page_snapshot_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_snapshot" ADD CONSTRAINT "page_snapshot_digest_page_body_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."page_body"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_snapshot_newest" ON "page_snapshot" USING btree ("workspace_id","url","fetched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_snapshot_answer" ON "page_snapshot" USING btree ("final_url","fetched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_snapshot_body" ON "page_snapshot" USING btree ("digest");