ALTER TABLE "indexed_site" DROP CONSTRAINT "indexed_site_origin_unique";--> statement-breakpoint
ALTER TABLE "indexed_site" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "indexed_site" ADD CONSTRAINT "indexed_site_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "indexed_site_shared" ON "indexed_site" USING btree ("origin") WHERE workspace_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "indexed_site_own" ON "indexed_site" USING btree ("workspace_id","origin") WHERE workspace_id is not null;