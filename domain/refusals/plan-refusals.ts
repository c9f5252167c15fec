/** What is refused because of a person’s plan, also by pages themselves, with the words a person reads. */
export const planRefusals = {
  'campaign.planRequired': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'Only Dungeon Master accounts can create campaigns. Please upgrade your account.',
  },
} as const;
