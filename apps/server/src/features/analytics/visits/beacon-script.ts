/**
 * The script of a published page. It reports one view, the seconds in which the page is visible and its reader was
 * active within the last half minute, and clicks on links that the author marked. It stores nothing in the browser,
 * reads nothing that could identify readers, and stays silent for bots and for people who ask not to be tracked.
 */
export const beaconScript = `(()=>{
const d=document,n=navigator,on=addEventListener,page=d.currentScript.dataset.page;
if(n.doNotTrack==1||n.globalPrivacyControl||n.webdriver)return;
const load=''+crypto.getRandomValues(new Uint32Array(4));
let number=0,seconds=0,seen=Date.now(),source='';
try{source=new URL(d.referrer).host}catch{}
if(source==location.host)source='';
const tell=(kind,more)=>n.sendBeacon('/api/beacon',new Blob([JSON.stringify({page,load,number:number++,kind,source,...more})],{type:'application/json'})),
pause=()=>{if(seconds)tell('attention',{seconds}),seconds=0},
shown=()=>!d.hidden,
begin=()=>{shown()&&!number&&tell('view')};
for(const e of['scroll','keydown','pointermove','pointerdown'])on(e,()=>{seen=Date.now()},{passive:true});
setInterval(()=>{shown()&&Date.now()-seen<3e4&&++seconds>59&&pause()},1e3);
on('visibilitychange',()=>shown()?begin():pause());
on('pagehide',pause);
on('click',e=>{const a=e.target.closest('a[data-conversion]');a&&tell('conversion',{target:a.href})},true);
begin()})()`.replaceAll('\n', '');
