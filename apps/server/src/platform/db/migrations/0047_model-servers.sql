ALTER TABLE "workspace_model" ADD COLUMN "server_url" text;--> statement-breakpoint
ALTER TABLE "workspace_model" ADD COLUMN "server_model" text;