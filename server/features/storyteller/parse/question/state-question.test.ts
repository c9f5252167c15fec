import { describe, expect, it } from 'vitest';
import { stateQuestionOf } from './state-question.ts';

describe('a question to the narrator that the state answers', () => {
  it.each([
    ['Where can we go from here', 'ways'],
    ['so, which way can we go', 'ways'],
    ['what are the exits', 'ways'],
    ['how do we get out of here', 'ways'],
    ['is there a way out', 'ways'],
    ['Where are we', 'place'],
    ['ok so where are we now then', 'place'],
    ['have we gone anywhere', 'place'],
    ['where have we ended up', 'place'],
    ['how high did I roll', 'rolled'],
    ['was that a 17', 'rolled'],
    ['was that 9 before or after modifiers', 'rolled'],
    ['that makes 18, is that enough', 'rolled'],
    ['is lifting a purse an opposed check', 'rules'],
    ['does my armor slow me down', 'rules'],
    ['would that be at disadvantage', 'rules'],
    ['did that perception check work', 'rolled'],
    ['what did I need to roll', 'rolled'],
    ['what was the DC', 'rolled'],
    ['did I botch that', 'rolled'],
    ['have we succeeded', 'over'],
    ['what are my strong points', 'sheet'],
    ['is there a rule for climbing', 'rules'],
    ['what would be the wisest thing to do', 'goal'],
    ['have we got anything that shines', 'carried'],
    ['do I see the reeve or her clerk', 'seen'],
    ['who is here', 'people'],
    ['who else is around', 'people'],
    ['is there anybody here', 'people'],
    ['who can we talk to', 'people'],
    ["What's her name", 'who'],
    ['who is Hob', 'who'],
    ['Is there an inn nearby', 'seen'],
    ['are there any boats', 'seen'],
    ['What do we know so far', 'known'],
    ['what have we learned', 'known'],
    ['what clues do we have', 'known'],
    ['inventory', 'carried'],
    ['I check my inventory', 'carried'],
    ['What do I have in my pack', 'carried'],
    ['how badly hurt am I', 'health'],
    ['how many hit points do I have', 'health'],
    ['can I do any magic or do I just have to hit things', 'sheet'],
    ['am i able to cast spells', 'sheet'],
    ['recap please', 'recap'],
    ['what did Wenna say?', 'said'],
    ['and what did she tell us about the bell', 'said'],
    ['where can I find the reeve', 'where'],
    ['is the reeve here', 'where'],
    ['can we start over from the beginning', 'anew'],
    ['how do we get past this goose', 'past'],
    ['give me some ideas', 'goal'],
    ['are we still fighting', 'people'],
    ['what happened so far', 'recap'],
    ['remind me where we were', 'recap'],
    ['what now', 'goal'],
    ['how can this story still end', 'goal'],
    ['what is it we need', 'goal'],
    ['what do we still need to do to win this', 'goal'],
    ['who have we met so far', 'people'],
    ['what should we do next', 'goal'],
    ["I'm stuck", 'goal'],
    ['can we get a hint', 'goal'],
    ['is it over', 'over'],
    ['did we win', 'over'],
    ['how do hit points work', 'rules'],
    ['what is a saving throw', 'rules'],
  ])('“%s” asks for %s', (text, asks) => {
    expect(stateQuestionOf(text)?.asks).toBe(asks);
  });

  it.each([
    'I ask Wenna where we can go',
    'Wenna, who is Hob',
    'what do you know about the bell',
    'is there anything hidden under the table',
    'are there any traps',
    'who did this',
    'what is in the box',
    'I look at who is here',
    'I go where the light is',
    'can I climb the wall',
    'where did she go',
    'how do I open the door',
  ])('“%s” is none', (text) => {
    expect(stateQuestionOf(text)).toBeNull();
  });

  it('keeps whom or what it is about', () => {
    expect(stateQuestionOf('Who is the old woman?'.replace('?', ''))?.subject).toBe('the old woman');
    expect(stateQuestionOf('how does armor class work')?.subject).toBe('armor class');
    expect(stateQuestionOf('is there a smithy here')?.subject).toBe('smithy');
  });
});
