-- Operator classes for indexes of a workspace and its words. It is a trusted extension: the owner of the database may
-- create it.
CREATE EXTENSION IF NOT EXISTS btree_gin;