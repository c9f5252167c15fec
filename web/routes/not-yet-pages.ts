interface NotYetPage {
  title: string;
  /** What will be here. */
  will: string;
  /** What helps until then. */
  meanwhile: string;
  step: { label: string; to: '/campaign' | '/learn' | '/learn/basics' | '/world/library' | '/account/profile' };
}

/** What each address that is not built yet will hold, said plainly. */
export const notYetPages: Record<string, NotYetPage> = {
  '/learn/videos': {
    title: 'Video Tutorials',
    will: 'Here you will watch a first session, from the raised hand to the last die.',
    meanwhile: 'The guides tell the same in words and pictures, and a first turn can be tried out without an account.',
    step: { label: 'Getting Started', to: '/learn/basics' },
  },
};
