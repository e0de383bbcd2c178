import classes from './auth-picture.module.css';

/** A drawing of a page whose marked lines lead to the parts of a score. */
export function AuthPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 460 300" width="460" height="300" aria-hidden="true">
      <rect className={classes.sheet} x="18" y="14" width="250" height="272" rx="14" />
      <rect className={classes.title} x="42" y="42" width="148" height="13" rx="4" />
      <rect className={classes.title} x="42" y="62" width="96" height="13" rx="4" />
      <rect className={classes.line} x="42" y="98" width="202" height="7" rx="3.5" />
      <rect className={classes.line} x="42" y="114" width="186" height="7" rx="3.5" />
      <rect className={classes.markGood} x="38" y="126" width="128" height="15" rx="4" />
      <rect className={classes.lineStrong} x="42" y="130" width="120" height="7" rx="3.5" />
      <rect className={classes.line} x="170" y="130" width="62" height="7" rx="3.5" />
      <rect className={classes.line} x="42" y="146" width="196" height="7" rx="3.5" />
      <rect className={classes.subtitle} x="42" y="174" width="112" height="10" rx="4" />
      <rect className={classes.line} x="42" y="198" width="200" height="7" rx="3.5" />
      <rect className={classes.markFair} x="82" y="210" width="150" height="15" rx="4" />
      <rect className={classes.line} x="42" y="214" width="36" height="7" rx="3.5" />
      <rect className={classes.lineStrong} x="86" y="214" width="142" height="7" rx="3.5" />
      <rect className={classes.line} x="42" y="230" width="190" height="7" rx="3.5" />
      <rect className={classes.line} x="42" y="246" width="128" height="7" rx="3.5" />
      <path className={classes.threadGood} d="M166 133.5 C 240 133.5, 236 112, 296 112" />
      <path className={classes.threadFair} d="M232 217.5 C 268 217.5, 258 184, 296 184" />
      <g>
        <rect className={classes.sheet} x="290" y="64" width="152" height="172" rx="14" />
        <rect className={classes.track} x="310" y="108" width="112" height="8" rx="4" />
        <rect className={classes.barGood} x="310" y="108" width="98" height="8" rx="4" />
        <rect className={classes.label} x="310" y="92" width="58" height="7" rx="3.5" />
        <rect className={classes.track} x="310" y="144" width="112" height="8" rx="4" />
        <rect className={classes.barGood} x="310" y="144" width="84" height="8" rx="4" />
        <rect className={classes.label} x="310" y="128" width="74" height="7" rx="3.5" />
        <rect className={classes.track} x="310" y="180" width="112" height="8" rx="4" />
        <rect className={classes.barFair} x="310" y="180" width="52" height="8" rx="4" />
        <rect className={classes.label} x="310" y="164" width="48" height="7" rx="3.5" />
        <rect className={classes.track} x="310" y="212" width="112" height="8" rx="4" />
        <rect className={classes.barGood} x="310" y="212" width="104" height="8" rx="4" />
        <rect className={classes.label} x="310" y="197" width="66" height="7" rx="3.5" />
      </g>
    </svg>
  );
}
