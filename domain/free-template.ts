/** The campaign every signed-in person may join. */
export const FREE_TEMPLATE_CAMPAIGN = 'free-template-campaign';
/** The world that campaign plays in. */
export const FREE_TEMPLATE_WORLD = 'free-template-world';
