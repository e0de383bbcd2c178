CREATE TABLE "connection" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"user_name" text DEFAULT '' NOT NULL,
	"secret" text NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connection_kind" CHECK ("connection"."kind" in ('wordpress', 'ghost'))
);
--> statement-breakpoint
CREATE TABLE "remote_post" (
	"content_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"remote_id" text,
	"url" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"sent_revision" integer,
	"sent_at" timestamp (3) with time zone,
	"effect_key" text NOT NULL,
	"fault" text,
	CONSTRAINT "remote_post_content_id_connection_id_pk" PRIMARY KEY("content_id","connection_id")
);
--> statement-breakpoint
CREATE TABLE "site" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"logo_file_id" text,
	"colour" text,
	"colour_dark" text,
	"domain" text,
	"domain_proof" text,
	"domain_verified_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "search" "tsvector";--> statement-breakpoint
ALTER TABLE "connection" ADD CONSTRAINT "connection_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_post" ADD CONSTRAINT "remote_post_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_post" ADD CONSTRAINT "remote_post_connection_id_connection_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_logo_file_id_file_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_workspace" ON "connection" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "remote_post_connection" ON "remote_post" USING btree ("connection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_domain" ON "site" USING btree ("domain") WHERE domain_verified_at is not null;--> statement-breakpoint
CREATE INDEX "content_public_author" ON "content" USING btree ("workspace_id",lower("author_name")) WHERE status = 'published' and removed_at is null;--> statement-breakpoint
CREATE INDEX "publication_changed" ON "publication" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "publication_tags" ON "publication" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "publication_search" ON "publication" USING gin ("search");--> statement-breakpoint
-- What strangers find a page by: the words of the revision that it shows, never those of one that the clock saved.
-- A text that cannot be read is found by its title and tags.
CREATE FUNCTION "publication_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "shown" "content_revision"%ROWTYPE;
  "written" text := '';
BEGIN
  SELECT * INTO "shown" FROM "content_revision" WHERE "content_id" = NEW."content_id" AND "number" = NEW."revision";
  IF NOT FOUND THEN RETURN NEW; END IF;
  BEGIN
    SELECT coalesce(string_agg("piece" #>> '{}', ' '), '') INTO "written"
      FROM jsonb_path_query("shown"."content"::jsonb, 'strict $.**.text') AS "piece";
  EXCEPTION WHEN data_exception THEN
    "written" := '';
  END;
  NEW."tags" := ARRAY(SELECT lower("tag") FROM unnest("shown"."tags") AS "tag");
  NEW."search" := setweight(to_tsvector('simple', searched_text("shown"."title")), 'A')
    || setweight(to_tsvector('simple', searched_text(array_to_string("shown"."tags", ' '))), 'B')
    || to_tsvector('simple', searched_text(left("written", 100000)));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "publication_shown" BEFORE INSERT OR UPDATE OF "revision" ON "publication"
  FOR EACH ROW EXECUTE FUNCTION "publication_words"();
--> statement-breakpoint
UPDATE "publication" SET "revision" = "revision";
