CREATE INDEX "verification_user" ON "verification" USING btree ("value");--> statement-breakpoint
-- From here on a session is kept by the digest of its token; whoever is signed in stays so.
UPDATE "session" SET "token" = rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '=');
--> statement-breakpoint
-- Links that were mailed before were kept by the library's own rules, which nothing reads any more.
DELETE FROM "verification";
--> statement-breakpoint
-- A new password, the end of the sessions of the old one and of the links that would set another one are one act,
-- whoever sets it.
CREATE OR REPLACE FUNCTION "end_sessions_of_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "session" WHERE "user_id" = NEW."user_id";
  DELETE FROM "verification" WHERE "value" = NEW."user_id" AND "identifier" LIKE 'reset-password:%';
  RETURN NULL;
END
$$;
