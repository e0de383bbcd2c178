-- Lets the last step attach the table without reading it.
ALTER TABLE "visit" VALIDATE CONSTRAINT "visit_before_day";
