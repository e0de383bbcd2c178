-- Every server keeps the public pages that it made; these triggers tell all of them whose site is another than before.
CREATE FUNCTION "notify_site_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  PERFORM pg_notify('site_change', "changed" ->> TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "publication_changed" AFTER INSERT OR UPDATE OR DELETE ON "publication"
  FOR EACH ROW EXECUTE FUNCTION "notify_site_change"('workspace_id');
--> statement-breakpoint
CREATE TRIGGER "site_changed" AFTER INSERT OR UPDATE OR DELETE ON "site"
  FOR EACH ROW EXECUTE FUNCTION "notify_site_change"('workspace_id');
--> statement-breakpoint
CREATE TRIGGER "workspace_shown_changed" AFTER UPDATE OF "name", "slug" ON "workspace"
  FOR EACH ROW EXECUTE FUNCTION "notify_site_change"('id');
--> statement-breakpoint
CREATE TRIGGER "content_author_changed" AFTER UPDATE OF "author_name" ON "content"
  FOR EACH ROW WHEN (OLD."author_name" IS DISTINCT FROM NEW."author_name")
  EXECUTE FUNCTION "notify_site_change"('workspace_id');
