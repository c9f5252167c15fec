/** The campaign every signed-in person may join. */
export const FREE_TEMPLATE_CAMPAIGN = 'free-template-campaign';
/** The world that campaign plays in. */
export const FREE_TEMPLATE_WORLD = 'free-template-world';
/** Address of that world's map. */
export const FREE_TEMPLATE_MAP = '/maps/free-template-world.svg';
