import { filterListing } from './listing/filter-listing.ts';

const listing = document.querySelector<HTMLElement>('[data-listing]');
if (listing) filterListing(listing);
