ALTER TABLE "indexed_site" VALIDATE CONSTRAINT "indexed_site_workspace_id_workspace_id_fk";--> statement-breakpoint
ALTER TABLE "indexed_site" DROP CONSTRAINT "indexed_site_origin_unique";