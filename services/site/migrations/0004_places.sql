-- Distances are measured in the memory of the service.
DROP TABLE "site"."search_places";
