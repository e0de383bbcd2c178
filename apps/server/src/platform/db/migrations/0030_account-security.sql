CREATE TABLE "recovery_code" (
	"user_id" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "recovery_code_user_id_digest_pk" PRIMARY KEY("user_id","digest")
);
--> statement-breakpoint
CREATE TABLE "sign_in_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"outcome" text NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "first_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_setting" ADD COLUMN "session_timeout" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_entry" ADD CONSTRAINT "sign_in_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_entry_newest" ON "sign_in_entry" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sign_in_entry_age" ON "sign_in_entry" USING btree ("created_at");--> statement-breakpoint
-- Every server keeps how long ago a factor was given, and after how many minutes a session ends.
DROP TRIGGER "session_changed" ON "session";--> statement-breakpoint
CREATE TRIGGER "session_changed" AFTER UPDATE OF "user_id", "expires_at", "active_organization_id", "first_factor_at", "second_factor_at" OR DELETE ON "session"
  FOR EACH ROW EXECUTE FUNCTION "notify_session_change"('session', 'id');--> statement-breakpoint
CREATE TRIGGER "session_timeout_changed" AFTER INSERT OR UPDATE OF "session_timeout" OR DELETE ON "user_setting"
  FOR EACH ROW EXECUTE FUNCTION "notify_session_change"('user', 'user_id');
