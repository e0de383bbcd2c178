-- contract: unused since 0077_workspace-search-indexes
DROP INDEX CONCURRENTLY "content_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY "content_title_words";--> statement-breakpoint
DROP INDEX CONCURRENTLY "content_tags";--> statement-breakpoint
DROP INDEX CONCURRENTLY "publication_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY "publication_tags";--> statement-breakpoint
DROP INDEX CONCURRENTLY "publication_search";