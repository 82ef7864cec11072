/** Parts that the apps ask for when the page is at rest, so that they cost a first visit nothing. */
export const partsAtRest = /\/assets\/at-rest\d*-[^/]+$/;
