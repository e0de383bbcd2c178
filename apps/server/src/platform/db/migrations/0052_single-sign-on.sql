CREATE TABLE "sso_connection" (
	"id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"workspace_id" text NOT NULL,
	"groups_claim" text NOT NULL,
	"admin_groups" text[] NOT NULL,
	"member_groups" text[] NOT NULL,
	"domains" text[] NOT NULL,
	"is_enforced" boolean NOT NULL,
	"emergency_email" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_logout" (
	"token_id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_pending" (
	"state_digest" text PRIMARY KEY NOT NULL,
	"browser_digest" text NOT NULL,
	"issuer" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_session" (
	"session_id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider_session" text
);
--> statement-breakpoint
ALTER TABLE "sso_connection" ADD CONSTRAINT "sso_connection_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_session" ADD CONSTRAINT "sso_session_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_pending_expiry" ON "sso_pending" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sso_session_subject" ON "sso_session" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "sso_session_provider" ON "sso_session" USING btree ("issuer","provider_session");