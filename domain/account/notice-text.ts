import type { Notice, NoticeFact } from './notice.ts';

/** Words of a notice, and the place in the product it leads to. */
export interface NoticeText {
  title: string;
  body: string;
  path: string;
}

type About = Pick<Notice, 'fact' | 'campaign'>;

const planNames = { FREE: 'Adventurer', DM: 'Dungeon Master', ADMIN: 'Administrator' } as const;

function placeOf({ fact, campaign }: About): string {
  if (fact.kind === 'planRequested') return '/admin/plan-requests';
  if (campaign === null) return '/account/profile';
  if (fact.kind === 'seatAnswered' && !fact.accepted) return '/campaign';
  return `/campaign?id=${encodeURIComponent(campaign.id)}`;
}

/** A notice as the inbox shows it. */
export function noticeText(about: About): NoticeText {
  const place = about.fact.kind === 'planRequested' ? 'Plan requests' : 'Your account';
  return { title: about.campaign?.name ?? place, body: bodyOf(about.fact), path: placeOf(about) };
}

function bodyOf(fact: NoticeFact): string {
  switch (fact.kind) {
    case 'planRequested':
      return `${fact.name} asks for the plan ${planNames[fact.plan]}.`;
    case 'planAnswered':
      return fact.accepted
        ? `Your request was approved: your plan is ${planNames[fact.plan]}.`
        : `Your request for the plan ${planNames[fact.plan]} was declined.`;
    case 'planChanged':
      return `An administrator changed your plan to ${planNames[fact.plan]}.`;
    case 'seatRequested':
      return `${fact.name} asks for a seat.`;
    case 'seatAnswered':
      return fact.accepted ? 'The Dungeon Master gave you a seat.' : 'The Dungeon Master declined your request for a seat.';
    case 'seatTaken':
      return `${fact.name} joined by your invitation.`;
    case 'campaignGiven':
      return `${fact.name} handed this campaign over to you. You own it now.`;
    case 'draftWaiting':
      return 'The narrator’s draft is waiting for you to read and post it.';
    case 'turnOpened':
      return 'A turn has begun. Raise your hand and write what you do.';
    case 'turnAnswered':
      return 'The narrator has answered. Read what happened.';
    case 'checkAsked':
      return `${fact.name} asks for ${/^[AEIOU]/.test(fact.what) ? 'an' : 'a'} ${fact.what}. Roll.`;
    case 'homebrewEdited':
      return `${fact.name} changed ${fact.entry}, which your hero has. ${fact.changes.map((each) => each.replace(/[.!?]$/, '')).join('. ')}.`;
    case 'webhookStopped':
      return `A webhook was stopped, because nothing arrived at ${fact.host} any more.`;
    case 'fightTurn':
      return 'It is your turn in the fight.';
  }
}

/** A notice as a browser shows it outside of the page: where it was and what waits, no names and no words of anybody. */
export function pushText(about: About): NoticeText {
  const { fact } = about;
  const text = noticeText(about);
  if (fact.kind === 'planRequested') return { ...text, body: 'Somebody asks for another plan.' };
  if (fact.kind === 'seatRequested') return { ...text, body: 'Somebody asks for a seat.' };
  if (fact.kind === 'seatTaken') return { ...text, body: 'Somebody joined by your invitation.' };
  if (fact.kind === 'campaignGiven') return { ...text, body: 'This campaign was handed over to you.' };
  if (fact.kind === 'checkAsked') return { ...text, body: 'A check is asked of you. Roll.' };
  if (fact.kind === 'webhookStopped') return { ...text, body: 'A webhook of this campaign was stopped.' };
  if (fact.kind === 'homebrewEdited') return { ...text, body: 'Something that your hero has was changed.' };
  return text;
}
