/**
 * What a hero may want with words to somebody of the tale: to be told something (`ask`), to tell it, to have something done or let be
 * (`want`), something held out for something (`offer`), a gift, a lie that is to be believed (`bluff`), to frighten (`threat`), to give
 * their word (`promise`), kind words (`comfort`), to say what somebody did wrong or mock them (`accuse`), or a greeting, a yes, a no and
 * other small talk (`courtesy`).
 */
export const purposes = ['ask', 'tell', 'want', 'offer', 'gift', 'bluff', 'threat', 'promise', 'comfort', 'accuse', 'courtesy'] as const;
export type Purpose = (typeof purposes)[number];
