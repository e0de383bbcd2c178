-- Every server keeps the sessions that it has checked; these triggers tell all of them what no longer stands.
CREATE FUNCTION "notify_session_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'INSERT' THEN changed := NEW; ELSE changed := OLD; END IF;
  PERFORM pg_notify('session_change', TG_ARGV[0] || ':' || (to_jsonb(changed) ->> TG_ARGV[1]));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "session_changed" AFTER UPDATE OF "user_id", "expires_at", "active_organization_id" OR DELETE ON "session"
  FOR EACH ROW EXECUTE FUNCTION "notify_session_change"('session', 'id');
--> statement-breakpoint
CREATE TRIGGER "member_changed" AFTER INSERT OR UPDATE OR DELETE ON "member"
  FOR EACH ROW EXECUTE FUNCTION "notify_session_change"('user', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "user_changed" AFTER UPDATE OF "name", "email" OR DELETE ON "user"
  FOR EACH ROW EXECUTE FUNCTION "notify_session_change"('user', 'id');
--> statement-breakpoint
CREATE TRIGGER "workspace_changed" AFTER UPDATE OF "name", "slug" OR DELETE ON "workspace"
  FOR EACH ROW EXECUTE FUNCTION "notify_session_change"('workspace', 'id');
--> statement-breakpoint
CREATE TRIGGER "jwks_changed" AFTER INSERT OR UPDATE OR DELETE ON "jwks"
  FOR EACH ROW EXECUTE FUNCTION "notify_session_change"('key', 'id');
--> statement-breakpoint
-- A new password and the end of the sessions of the old one are one act, whoever sets it.
CREATE FUNCTION "end_sessions_of_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "session" WHERE "user_id" = NEW."user_id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "password_changed" AFTER UPDATE OF "password" ON "account"
  FOR EACH ROW WHEN (OLD."password" IS DISTINCT FROM NEW."password") EXECUTE FUNCTION "end_sessions_of_account"();
