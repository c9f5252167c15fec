interface NotYetPage {
  title: string;
  /** What will be here. */
  will: string;
  /** What helps until then. */
  meanwhile: string;
  step: { label: string; to: '/campaign' | '/learn' | '/learn/basics' | '/world/library' | '/account/profile' };
}

const campaigns = { label: 'Your Campaigns', to: '/campaign' } as const;
const library = { label: 'World Library', to: '/world/library' } as const;

/** What each address that is not built yet will hold, said plainly. */
export const notYetPages: Record<string, NotYetPage> = {
  '/learn/videos': {
    title: 'Video Tutorials',
    will: 'Here you will watch a first session, from the raised hand to the last die.',
    meanwhile: 'The guides tell the same in words and pictures, and a first turn can be tried out without an account.',
    step: { label: 'Getting Started', to: '/learn/basics' },
  },
  '/marketplace': {
    title: 'Marketplace',
    will: 'Here you will find adventures and assets that others have made, and offer your own.',
    meanwhile: 'Nothing is for sale here yet. The free campaign costs nothing and is ready to play.',
    step: campaigns,
  },
  '/marketplace/adventures': {
    title: 'Adventures',
    will: 'Here you will find adventures made by others, ready to be played at your table.',
    meanwhile: 'Nothing is for sale here yet. The free campaign has an adventure of its own.',
    step: campaigns,
  },
  '/marketplace/assets': {
    title: 'Assets',
    will: 'Here you will find maps, tokens and pictures made by others.',
    meanwhile: 'Nothing is for sale here yet.',
    step: library,
  },
  '/marketplace/purchases': {
    title: 'My Purchases',
    will: 'Here everything you got on the marketplace will be kept.',
    meanwhile: 'You have not bought anything: the marketplace is not open yet.',
    step: campaigns,
  },
};
