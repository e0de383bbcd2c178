import type { PlantedDuel } from './planted-duel.ts';

/** A third subject, written after the first thresholds were set: the duel first got 8 of 8 and 4 of 5 right. */
export const STANDING_DESK: PlantedDuel = {
  keyword: 'standing desk',
  answered: [
    'How long should you stand at a standing desk?',
    'How high should a standing desk be?',
    'Do standing desks help with back pain?',
    'How much does a standing desk cost?',
    'Do you need a mat for a standing desk?',
    'How much weight can a standing desk hold?',
    'Why does my standing desk wobble?',
    'What shoes should you wear at a standing desk?',
  ],
  unanswered: [
    'How many calories do you burn at a standing desk?',
    'What is a desk converter?',
    'How do you reset a standing desk?',
    'Can a standing desk help you lose weight?',
    'Who invented the standing desk?',
  ],
  own: `<h1>What a year of working on my feet taught me</h1>
<p>I bought my desk in January, after a winter with a stiff neck. This is what I would have liked to know before.</p>
<h2>Begin slowly</h2>
<p>In the first week I stood for the whole day and could hardly walk in the evening. Now I change every 30 minutes and am on my feet for about three hours a day in all, which is what my physiotherapist advised. Sitting is no sin.</p>
<h2>The right setting</h2>
<p>The top belongs at the height of your elbows, with the arms bent at a right angle. I am 178 cm tall, and my top stands at 109 cm. The screen goes up too, with its upper edge at eye level.</p>
<h2>My back after twelve months</h2>
<p>The pain in my lower back became less within a month, though it did not go away. A study of 46 office workers found the same: less pain for those who took turns between sitting and standing, none of it for those who only stood.</p>
<h2>Prices</h2>
<p>Mine was 420 euros with an electric frame. Models with a crank begin at 200 euros, and solid wood with two motors is easily 900.</p>
<h2>Soft ground under the feet</h2>
<p>On a hard floor get an anti-fatigue mat. It takes pressure from the heels, and without it I gave up after twenty minutes. On carpet it is not needed.</p>
<h2>How strong is the frame?</h2>
<p>The maker allows 80 kg, which is enough for two monitors, a computer and a person who leans on it. Cheap frames end at 50 kg.</p>
<h2>When it shakes</h2>
<p>Above 110 cm mine shook with every key I hit. Two screws at the feet had come loose, and the floor was not level. I tightened the screws, turned the leveling feet, and since then the screen stands still.</p>
<h2>What I wear</h2>
<p>Soft sneakers with a firm sole work best. Socks on the floor are fine for half an hour; in heels or in flat leather shoes my knees complain.</p>
<h2>Small things</h2>
<p>The four memory buttons are worth their price, since I would not turn a crank ten times a day. A friend uses a converter on her old table and likes it. I have lost no weight, by the way, but I drink more water.</p>`,
  pages: [
    `<h1>How to use a standing desk</h1>
<p>A guide to healthy habits at work.</p>
<h2>How long should you stand at a standing desk?</h2>
<p>Stand for 20 to 30 minutes of each hour, and between two and four hours a day in total. Change your position before you get tired.</p>
<h2>How high should a standing desk be?</h2>
<p>A standing desk should be at elbow height, so that your forearms are parallel to the floor. For a person of 175 cm that is about 107 cm.</p>
<h2>What shoes should you wear at a standing desk?</h2>
<p>Wear supportive shoes with a cushioned sole, such as sneakers. Avoid high heels and thin flats.</p>`,
    `<h1>Health facts about standing desks</h1>
<h2>Do standing desks help with back pain?</h2>
<p>Standing desks can reduce pain in the lower back: in several studies office workers who alternated between sitting and standing reported less discomfort.</p>
<h2>How many calories do you burn at a standing desk?</h2>
<p>You burn about 8 calories more an hour when you stand than when you sit.</p>
<h2>Can a standing desk help you lose weight?</h2>
<p>A standing desk alone will hardly help you lose weight, since the extra energy of a day equals half an apple. Walking helps more.</p>`,
    `<h1>Standing desk buying guide</h1>
<h2>How much does a standing desk cost?</h2>
<p>A standing desk costs from 150 dollars for a manual model to 1,500 dollars for a premium electric one.</p>
<h2>How much weight can a standing desk hold?</h2>
<p>Most electric standing desks hold 70 to 120 kg. Check the limit if you own several monitors.</p>
<h2>What is a desk converter?</h2>
<p>A desk converter is a platform that is placed on an ordinary table and lifts the keyboard and the screen to standing height.</p>`,
    `<h1>Standing desk problems and fixes</h1>
<h2>Why does my standing desk wobble?</h2>
<p>A standing desk wobbles because its screws are loose, the floor is uneven or the legs are extended very far. Tighten the bolts and adjust the feet.</p>
<h2>How do you reset a standing desk?</h2>
<p>To reset a standing desk, hold the down button until the display shows an error code, let go, and press down again until the frame reaches its lowest point.</p>`,
    `<h1>Accessories and history</h1>
<h2>Do you need a mat for a standing desk?</h2>
<p>You need an anti-fatigue mat for a standing desk on a hard floor, because it relieves the feet and the knees.</p>
<h2>Who invented the standing desk?</h2>
<p>Nobody knows who invented the standing desk, but Leonardo da Vinci and Thomas Jefferson used one.</p>`,
  ],
};
