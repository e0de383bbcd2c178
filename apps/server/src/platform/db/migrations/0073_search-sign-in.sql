CREATE TABLE "search_sign_in" (
	"state_digest" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_connection" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "search_connection" ALTER COLUMN "key_end" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "search_connection" ADD COLUMN "method" text DEFAULT 'service_account' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_connection" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "search_sign_in" ADD CONSTRAINT "search_sign_in_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_sign_in" ADD CONSTRAINT "search_sign_in_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_sign_in_workspace" ON "search_sign_in" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "search_sign_in_user" ON "search_sign_in" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "search_sign_in_expiry" ON "search_sign_in" USING btree ("expires_at");