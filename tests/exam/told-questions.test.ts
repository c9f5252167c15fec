import { describe, expect, it } from 'vitest';
import { missed } from './missed-lines.ts';
import type { Line } from './missed-lines.ts';

describe('several questions in one breath', () => {
  it('are each answered, or said not to be known', () => {
    const lines: Line[] = [
      {
        said: '"But I have read it, Reeve! What about the bell, is it cracked, who cast it, and who paid for it?"',
        told: /Patience.*Is it cracked\? Who cast it\? Who paid for it\?/s,
      },
      { said: 'Reeve, who is Aurel Pryce, is he rich, and whom did you punish?', told: /factor.*Osk Merrin/s },
    ];
    expect(missed('tollhithe', 'tide-house', lines)).toEqual([]);
  });

  it('are heard where one of them is told as what follows from something', () => {
    const said =
      '"Mr Sallow, what a view! They tell me Patience rings flat, so what happened to her, and did anybody come up here before?"';
    expect(missed('tollhithe', 'bell-loft', [{ said, told: /IT DID NOT COME|Nobody uses the ladder/, not: /What a view\? / }])).toEqual([]);
  });

  it('to the narrator have their answers after a greeting', () => {
    const lines: Line[] = [
      {
        said: 'Good evening, dear Storyteller, where are we, who is here, and what are people gossiping about today?',
        told: /Dry Quay.*Wenna Tarn.*This is what people speak of/s,
        not: /Mira (?:says|means)/,
      },
      { said: 'Good morning, Storyteller, how do you do, and who is standing about here?', told: /^Here with you/ },
    ];
    expect(missed('tollhithe', 'dry-quay', lines)).toEqual([]);
  });
});

describe('what is exclaimed', () => {
  it('is no question, whoever stands by', () => {
    const lines: Line[] = [
      { said: 'How high we are! Hob, who climbs up here besides you?', told: /Nobody uses the ladder/, not: /how high we are”/ },
      { said: 'Goodness me, what a lot of rope!', not: /Hob Sallow (?:says|is|has)|"/ },
    ];
    expect(missed('tollhithe', 'bell-loft', lines)).toEqual([]);
  });
});

describe('a question after an offer', () => {
  it('is not passed over because the offer has its answer', () => {
    const said = "Eustace, I'll hold your handkerchief for you. What did you see come past here tonight?";
    expect(missed('ambry', 'moot-hall', [{ said, told: /extremely good.*come past here tonight\?/is }])).toEqual([]);
  });
});

describe('who does something', () => {
  it('is not answered with what names nobody', () => {
    const lines: Line[] = [
      { said: 'Wenna, who makes money out of it?', not: /Twelve coppers/ },
      { said: 'Wenna, who lives in that house by the steps?', not: /harbour of forty boats/ },
    ];
    expect(missed('tollhithe', 'dry-quay', lines)).toEqual([]);
  });
});

describe('somebody who is asked to go on', () => {
  it('tells the rest of it, or something else that they have to tell', () => {
    const lines: Line[] = [
      { said: 'Tibb, what did the mayor bring you that night?' },
      { said: 'go on', told: /[Gg]o on[.,]?"/, not: /by which way/ },
      { said: 'Keep talking, Tibb, please.', told: /"[^"]{40,}"/, not: /by which way/ },
    ];
    expect(missed('ambry', 'hatch', lines)).toEqual([]);
  });

  it('says that it was all of it where it was', () => {
    const lines: Line[] = [
      { said: 'Wenna, why are the boats lying about?' },
      { said: 'and then?', not: /You have come as far|"And then\? / },
    ];
    expect(missed('tollhithe', 'dry-quay', lines)).toEqual([]);
  });

  it('tells it once more to whoever wants to be taken through it', () => {
    const lines: Line[] = [
      { said: 'Reeve, tell me about the hearing.', told: /I sat on that hearing/ },
      { said: 'Take me through the hearing again, Reeve.', told: /I sat on that hearing/, not: /I do not leave this room/ },
    ];
    expect(missed('tollhithe', 'tide-house', lines)).toEqual([]);
  });
});

describe('a question about what somebody has told', () => {
  it('is not said to be all that there is where nothing of it was told', () => {
    const lines: Line[] = [
      { said: 'Tibb, what happened that night?' },
      { said: 'Tibb, who else was crying about?', not: /told you all|had all of it|What I know of that you have heard/ },
    ];
    expect(missed('ambry', 'hatch', lines)).toEqual([]);
  });
});

describe('a question that was misheard', () => {
  it('is answered as it is put the second time', () => {
    const lines: Line[] = [
      { said: 'Dorrit, tell me of the bowls.' },
      { said: 'I did not ask about the bowls, I asked who slept in the fifth bed.', told: /one blanket more/, not: /Two too many/ },
      { said: "That's not what I meant. I meant Pell. Who is he?", told: /wood boy/ },
    ];
    expect(missed('chimneys', 'guest-house', lines)).toEqual([]);
    const again = [
      { said: 'Wenna, what is a silver worth?' },
      { said: 'No, I did not ask what a silver is worth, I asked who in this town is rich.', told: /Aurel Pryce is the factor/ },
      { said: 'I meant the reeve. Where is she?', told: /Tide House/ },
    ];
    expect(missed('tollhithe', 'dry-quay', again)).toEqual([]);
  });
});

describe('who and where people are', () => {
  it('is told of those who are meant by a title, or by what they are', () => {
    const lines: Line[] = [
      { said: 'Good lad. Where would I find his worship at this hour, and does he keep a cellar?', told: /Parlour|behind the Moot Hall/ },
      { said: "Tibb, do you know where the mayor's at?", told: /Parlour|behind the Moot Hall/ },
    ];
    expect(missed('ambry', 'hatch', lines)).toEqual([]);
    const said = 'Good evening, mistress. Who are you, who is the boy, and how long has he lived here?';
    expect(missed('chimneys', 'guest-house', [{ said, told: /Dorrit Hask.*Pell is the wood boy/s, not: /That is me/ }])).toEqual([]);
  });

  it('is told by everybody of themselves', () => {
    const lines: Line[] = [
      { said: 'whats everyones names?', told: /Dorrit Hask.*Pell/s },
      { said: 'omg hi! what are you both called', told: /Dorrit Hask.*Pell/s },
      { said: 'pell, whats your dream? what do you dream about', told: /written in ink/, not: /my dream\?/ },
      { said: 'Dorrit, who are you?', told: /Dorrit Hask/, not: /no answer|another day/ },
    ];
    expect(missed('chimneys', 'guest-house', lines)).toEqual([]);
  });

  it('is not told where it is asked who did something', () => {
    const lines: Line[] = [
      {
        said: 'Hob, who had the key to this loft, and was it Mr Pryce who swapped the tongue?',
        told: /There is none/,
        not: /Pryce is the factor/,
      },
    ];
    expect(missed('tollhithe', 'bell-loft', lines)).toEqual([]);
  });
});

describe('a question about a roll', () => {
  it('is answered by the narrator', () => {
    const lines: Line[] = [
      {
        said: 'hm ok gm do i need to roll something to read the stitching? how do rolls work anyway',
        told: /Nothing has to be rolled.*twenty sides/s,
      },
      { said: 'may I roll to see if Dorrit is hiding something', told: /gauge Dorrit/ },
      { said: 'what does my character know so far?', not: /answers “/ },
    ];
    expect(missed('chimneys', 'guest-house', lines)).toEqual([]);
  });
});

describe('what is asked by the way', () => {
  it('is answered of whoever was left behind, and of the heroes', () => {
    const lines: Line[] = [
      { said: 'hi!! first time playing so sorry if im slow :) who am i and what can i do here?', told: /You are Mira.*You can talk with/s },
    ];
    expect(missed('chimneys', 'guest-house', lines)).toEqual([]);
    expect(
      missed('chimneys', 'stove-street', [{ said: 'did pell come with us?', told: /Pell|came upon/, not: /This was told of/ }]),
    ).toEqual([]);
  });

  it('is told of two things that somebody is to tell about', () => {
    const said = '"Then tell me about the clapper, Hob, and about the rope, and I shall not tell the reeve on you."';
    expect(missed('tollhithe', 'bell-loft', [{ said, told: /LEAD in her.*She pulls/s }])).toEqual([]);
  });

  it('is heard behind what is told before it', () => {
    const said = '"Forty silver is a great deal for a town without fish, Reeve; may I ask whose money that is?"';
    expect(missed('tollhithe', 'tide-house', [{ said, told: /reeve's wage/ }])).toEqual([]);
  });
});

describe('polite and hasty people', () => {
  it('are heard as they put it', () => {
    const lines: Line[] = [
      {
        said: 'Good morning, dear narrator, might I ask what place this is, who these two people are, and what is expected of us?',
        told: /You are at the Guest House.*Dorrit Hask.*Find out where the missing people go/s,
      },
      { said: 'Pell, who are you scared of??', not: /"Pell," comes the answer|They call me/ },
      { said: 'any news round here', told: /This is what people speak of/ },
    ];
    expect(missed('chimneys', 'guest-house', lines)).toEqual([]);
    const baker = 'I beg your pardon, I did not mean the bread, I meant the baker; where might I find her?';
    expect(
      missed('ambry', 'hatch', [{ said: 'Tibb, what about the bread?' }, { said: baker, told: /Ursel Quern/, not: /Nothing will rise/ }]),
    ).toEqual([]);
    const said = 'Madam, may I ask who you are, what you do here, and for whom you are weeping?';
    expect(missed('chimneys', 'hearth-house', [{ said, told: /Ilse Garrow.*Am I\? It does that/s }])).toEqual([]);
  });
});
