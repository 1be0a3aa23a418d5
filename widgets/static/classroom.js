function et(n){return{model:()=>n.get("model"),words:()=>n.get("words"),form:()=>n.get("form"),translations:()=>n.get("translations"),send:t=>n.send(t),listen(t,e){return n.on("change:model",t),n.on("msg:custom",e),()=>{n.off("change:model",t),n.off("msg:custom",e)}}}}var G=globalThis,st=n=>n,M=G.trustedTypes,nt=M?M.createPolicy("lit-html",{createHTML:n=>n}):void 0,ct="$lit$",$=`lit$${Math.random().toFixed(9).slice(2)}$`,ht="?"+$,Lt=`<${ht}>`,w=document,_=()=>w.createComment(""),O=n=>n===null||typeof n!="object"&&typeof n!="function",J=Array.isArray,zt=n=>J(n)||typeof n?.[Symbol.iterator]=="function",P=`[ 	
\f\r]`,k=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,it=/-->/g,ot=/>/g,b=RegExp(`>|${P}(?:([^\\s"'>=/]+)(${P}*=${P}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),rt=/'/g,at=/"/g,dt=/^(?:script|style|textarea|title)$/i,V=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),l=V(1),$e=V(2),be=V(3),E=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),lt=new WeakMap,y=w.createTreeWalker(w,129);function ut(n,t){if(!J(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return nt!==void 0?nt.createHTML(t):t}var Ut=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=k;for(let d=0;d<e;d++){let a=n[d],c,p,u=-1,m=0;for(;m<a.length&&(r.lastIndex=m,p=r.exec(a),p!==null);)m=r.lastIndex,r===k?p[1]==="!--"?r=it:p[1]!==void 0?r=ot:p[2]!==void 0?(dt.test(p[2])&&(i=RegExp("</"+p[2],"g")),r=b):p[3]!==void 0&&(r=b):r===b?p[0]===">"?(r=i??k,u=-1):p[1]===void 0?u=-2:(u=r.lastIndex-p[2].length,c=p[1],r=p[3]===void 0?b:p[3]==='"'?at:rt):r===at||r===rt?r=b:r===it||r===ot?r=k:(r=b,i=void 0);let g=r===b&&n[d+1].startsWith("/>")?" ":"";o+=r===k?a+Lt:u>=0?(s.push(c),a.slice(0,u)+ct+a.slice(u)+$+g):a+$+(u===-2?d:g)}return[ut(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},S=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,d=t.length-1,a=this.parts,[c,p]=Ut(t,e);if(this.el=n.createElement(c,s),y.currentNode=this.el.content,e===2||e===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(i=y.nextNode())!==null&&a.length<d;){if(i.nodeType===1){if(i.hasAttributes())for(let u of i.getAttributeNames())if(u.endsWith(ct)){let m=p[r++],g=i.getAttribute(u).split($),j=/([.?@])?(.*)/.exec(m);a.push({type:1,index:o,name:j[2],strings:g,ctor:j[1]==="."?F:j[1]==="?"?W:j[1]==="@"?K:v}),i.removeAttribute(u)}else u.startsWith($)&&(a.push({type:6,index:o}),i.removeAttribute(u));if(dt.test(i.tagName)){let u=i.textContent.split($),m=u.length-1;if(m>0){i.textContent=M?M.emptyScript:"";for(let g=0;g<m;g++)i.append(u[g],_()),y.nextNode(),a.push({type:2,index:++o});i.append(u[m],_())}}}else if(i.nodeType===8)if(i.data===ht)a.push({type:2,index:o});else{let u=-1;for(;(u=i.data.indexOf($,u+1))!==-1;)a.push({type:7,index:o}),u+=$.length-1}o++}}static createElement(t,e){let s=w.createElement("template");return s.innerHTML=t,s}};function A(n,t,e=n,s){if(t===E)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=O(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=A(n,i._$AS(n,t.values),i,s)),t}var B=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??w).importNode(e,!0);y.currentNode=i;let o=y.nextNode(),r=0,d=0,a=s[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new N(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new Y(o,this,t)),this._$AV.push(c),a=s[++d]}r!==a?.index&&(o=y.nextNode(),r++)}return y.currentNode=w,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},N=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=A(this,t,e),O(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==E&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):zt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&O(this._$AH)?this._$AA.nextSibling.data=t:this.T(w.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=S.createElement(ut(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new B(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=lt.get(t.strings);return e===void 0&&lt.set(t.strings,e=new S(t)),e}k(t){J(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(_()),this.O(_()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=st(t).nextSibling;st(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},v=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=h}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=A(this,t,e,0),r=!O(t)||t!==this._$AH&&t!==E,r&&(this._$AH=t);else{let d=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=A(this,d[s+a],e,a),c===E&&(c=this._$AH[a]),r||=!O(c)||c!==this._$AH[a],c===h?t=h:t!==h&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},F=class extends v{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},W=class extends v{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},K=class extends v{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=A(this,t,e,0)??h)===E)return;let s=this._$AH,i=t===h&&s!==h||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==h&&(s===h||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Y=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){A(this,t)}};var Pt=G.litHtmlPolyfillSupport;Pt?.(S,N),(G.litHtmlVersions??=[]).push("3.3.3");var q=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new N(t.insertBefore(_(),o),o,void 0,e??{})}return i._$AI(n),i};var f="italiancards";var Bt=[1,3,7];var Z={deals:0,won:0,puzzles:0,day:0,days:0},mt=()=>({format:3,settings:{},pages:{},mistakes:[],places:{},figures:{...Z},table:""}),pt={1:n=>({...mt(),format:2,settings:n.settings}),2:n=>({...n,format:3,figures:{...Z},table:"",settings:Ft(n.settings)})},Ft=n=>n?.index==="always"?{...n,index:"letters"}:n,x=class extends Error{};function ft(n){let t;try{t=JSON.parse(n)}catch{throw new x("damaged")}if(!D(t)||!Number.isInteger(t.format))throw new x("damaged");if(t.format>3)throw new x("newer");for(;t.format<3;){if(!(t.format in pt))throw new x("damaged");t=pt[t.format](t)}return Wt(t)}function Wt(n){let t=e=>D(e)?Object.entries(e):[];return{format:3,settings:Object.fromEntries(t(n.settings).filter(([,e])=>typeof e=="string")),pages:Object.fromEntries(t(n.pages).filter(([,e])=>D(e)).map(([e,s])=>[e,{...Number.isFinite(s.done)?{done:s.done}:{},...Number.isFinite(s.again)?{again:s.again}:{},answers:Object.fromEntries(t(s.answers).filter(([,i])=>typeof i=="boolean"))}])),mistakes:(Array.isArray(n.mistakes)?n.mistakes:[]).filter(e=>D(e)&&typeof e.page=="string"&&typeof e.id=="string"&&Bt[e.stage]!==void 0&&Number.isFinite(e.due)),places:Object.fromEntries(t(n.places).filter(([,e])=>typeof e?.token=="string"&&Number.isFinite(e.when))),figures:Object.fromEntries(Object.entries(Z).map(([e,s])=>{let i=n.figures?.[e];return[e,Number.isInteger(i)&&i>0?i:s]})),table:typeof n.table=="string"?n.table:""}}var D=n=>typeof n=="object"&&n!==null&&!Array.isArray(n),Kt=(n,t)=>n.pages[t]??{answers:{}};function gt(n,t){let{done:e,again:s}=Kt(n,t);return e?n.mistakes.some(i=>i.page===t)?"done":"mastered":s?"again":""}function T(){try{return Yt()}catch(n){return Gt(n,mt())}}function Yt(){let n=localStorage.getItem(f);return n===null?Jt():ft(n)}function Gt(n,t){if(n instanceof x||n instanceof DOMException)return t;throw n}function Jt(){let n=Object.fromEntries(["pace","index","level"].flatMap(t=>{let e=localStorage.getItem(`${f}:${t}`);return e===null?[]:[[t,e]]}));return ft(JSON.stringify({format:1,settings:n}))}var yt="italiancards:setting",$t=["en","it"],bt="italiancards_language";var ve=365*24*60*60;function Vt(n,t){return[n.split("; ").find(i=>i.startsWith(`${bt}=`))?.slice(bt.length+1),...t.map(i=>i.slice(0,2))].find(i=>i&&$t.includes(i))??$t[0]}function wt(n){let t=Object.entries(T().settings).filter(([s])=>n.includes(s));return{language:Vt(document.cookie,navigator.languages),...Object.fromEntries(t)}}var qt,xt=n=>(qt??=T().settings)[n]??"";function At(n){let t=matchMedia("(prefers-color-scheme: dark)"),e=()=>{let i=document.body.dataset.jpThemeLight,o=(i===void 0?t.matches:i==="false")?"dark":"light",r=xt("scheme");n.dataset.scheme=["light","dark"].includes(r)?r:o};e(),t.addEventListener("change",e);let s=new MutationObserver(e);return s.observe(document.body,{attributes:!0,attributeFilter:["data-jp-theme-light"]}),s.observe(document.documentElement,{attributes:!0,attributeFilter:["data-scheme"]}),()=>{t.removeEventListener("change",e),s.disconnect()}}var H=class{constructor(t){this.port=t,this.number=0,this.said=0,this.waiting=new Map,this.stop=t.listen(()=>{},e=>this.heard(e))}heard(t){this.waiting.get(t?.asked)?.(t),this.waiting.delete(t?.asked)}async ask(t){let{length:e}=JSON.stringify(t);this.said+=e,this.said>5e5&&await new Promise(i=>setTimeout(i,e/40));let s=this.number+=1;return new Promise(i=>{this.waiting.set(s,i),this.port.send({...t,asked:s})})}};var Zt=`${f}-task`;function vt(n){try{localStorage.setItem(Zt,n)}catch(t){if(!(t instanceof DOMException))throw t}}var Qt=`${f}-works`;function kt(){try{let n=JSON.parse(localStorage.getItem(Qt)??"{}");return Object.fromEntries(Object.entries(Object(n)).filter(([,t])=>typeof t=="string"))}catch(n){if(n instanceof SyntaxError||n instanceof DOMException)return{};throw n}}var _t=`${f}-class`,Ot=`${f}-name`;function Et(n){try{return localStorage.getItem(n)??""}catch(t){if(t instanceof DOMException)return"";throw t}}function St(n,t){try{localStorage.setItem(n,t)}catch(e){if(!(e instanceof DOMException))throw e}}function Nt(){let n;try{n=JSON.parse(Et(_t)||"{}")}catch(s){if(!(s instanceof SyntaxError))throw s}let t=s=>Array.isArray(s)?s.filter(i=>typeof i=="string"):[];return{title:typeof n?.title=="string"?n.title:"",items:t(n?.items),results:t(n?.results)}}var C=n=>St(_t,JSON.stringify(n)),Tt=()=>Et(Ot),jt=n=>St(Ot,n);function Xt(){let n=new Date,t=s=>String(s).padStart(2,"0");return`${[n.getFullYear(),t(n.getMonth()+1),t(n.getDate())].join("-")} ${t(n.getHours())}:${t(n.getMinutes())}`}function Mt(n){let t=T(),e=kt(),s=n.filter(({kind:a})=>a==="lesson").map(({text:a})=>a),i=Object.fromEntries(s.flatMap(a=>{let c=Object.values(t.pages[a]?.answers??{}),p=gt(t,a).replace("mastered","done")||(c.length||t.places[a]?"begun":"");return p?[[a,`${p}, ${c.filter(Boolean).length}/${c.length}`]]:[]})),o=Object.fromEntries(Object.entries(e).filter(([a])=>s.includes(a.split(" ")[0]))),r=new Set(n.filter(({kind:a})=>a!=="lesson").map(({text:a})=>a.split(";")[0])),d=Object.entries(e).filter(([a])=>r.has(a.split(";")[0]));return{when:Xt(),lessons:i,missed:o,works:d.map(([,a])=>a)}}var te={done:"\u2713",again:"\u21BB",begun:"\u2026",right:"\u2713",wrong:"\u2717",won:"\u2605",played:"\u25CF"},Q=n=>l`<span class="ic-class-mark" data-state=${n?.state??""} aria-hidden="true">${n?te[n.state]:"\xB7"}</span>`,X=(n,{state:t,told:e,helped:s})=>[n.say(`state-${t}`),e,s?n.say("helped"):""].filter(Boolean).join(", "),Dt=(n,t)=>l`<td>
    ${Q(t)}<span class="ic-class-hide">${t?X(n,t):n.say("not-done")}</span>
    ${t?.told?l`<span aria-hidden="true">${t.told}${t.helped?"*":""}</span>`:h}
  </td>`;var I=class{constructor(t,e){this.view=t,this.name=Tt(),this.items=[],this.title=this.task=this.text="",this.done={},this.wrong=void 0,this.known=!1,this.copied="",this.opened=this.open(e)}async open(t){let{task:e,title:s,items:i,wrong:o}=await this.view.line.ask({type:"open",task:ee(t)});this.wrong=o,this.known=!0,o||(Object.assign(this,{task:e,title:s,items:i}),vt(e),await this.write()),this.view.draw()}async write(){let t=this.name.trim(),e={type:"write",task:this.task,name:t,...Mt(this.items)},{text:s="",done:i={},wrong:o}=await this.view.line.ask(e);t===this.name.trim()&&(Object.assign(this,{text:s,wrong:o,done:{...this.done,...i}}),this.view.draw())}call(t){this.name=t.target.value,this.copied=this.text="",jt(this.name),this.write()}async copy(){this.copied=await R(this.text)?"copied-result":"not-copied",this.view.draw()}drawn(){let{view:t,items:e,done:s}=this,i=t.say.bind(t),o=e.filter(({text:r})=>s[r]&&s[r].state!=="begun").length;return l`<header>
        <h1>${this.title||i("your-class")}</h1>
        <p>${i(this.known&&!e.length?"no-task":"your-lead")}</p>
      </header>
      ${this.known?h:l`<p role="status">${i("waiting")}</p>`}
      ${this.wrong?l`<p class="ic-class-wrong" role="alert">${t.in(this.wrong)}</p>`:h}
      ${e.length?l`<p class="ic-class-progress">
              <progress max=${e.length} value=${o} aria-labelledby="ic-class-done"></progress>
              <b id="ic-class-done">${i("your-progress",{done:o,all:e.length})}</b>
            </p>
            <ol class="ic-class-todo">
              ${e.map(r=>this.row(r))}
            </ol>
            ${this.handing()}`:h}
      <p class="ic-class-aside"><a href="#" @click=${se}>${i("teacher")}</a></p>`}row(t){let{view:e}=this,s=this.done[t.text],i=e.href(t),o=e.label(t);return l`<li class=${s?"ic-class-did":""}>
      ${Q(s)} ${i?l`<a href=${i}>${o}</a>`:l`<span>${o}</span>`}
      <small>${s?X(e,s):e.say("to-do")}</small>
    </li>`}handing(){let{view:t,text:e}=this,s=t.say.bind(t);return l`<section class="ic-class-box">
      <label>${s("your-name")} <input type="text" maxlength="60" autocomplete="name" aria-describedby="ic-class-who"
        .value=${this.name} @input=${i=>this.call(i)}></label>
      <p id="ic-class-who" class="ic-class-soft">${s("name-more")}</p>
      <p role="status">${this.copied?s(this.copied):""}</p>
      <p class="ic-class-buttons">
        <button type="button" class="go" ?disabled=${!e} @click=${()=>this.copy()}>${s("copy")}</button>
        <button type="button" class="btn" ?disabled=${!e}
          @click=${()=>Ht(`${this.name.trim().replace(/[^\p{L}\p{N}]+/gu,"-")}.txt`,e)}>${s("save")}</button>
      </p>
      ${e?l`<details ?open=${this.copied==="not-copied"}>
            <summary>${s("text")}</summary>
            <textarea readonly rows="8" aria-label=${s("text")} .value=${e}></textarea>
          </details>`:h}
    </section>`}},ee=n=>n.includes("%26do%3D")?decodeURIComponent(n):n;function se(n){n.preventDefault(),history.pushState(null,"",location.pathname+location.search),window.dispatchEvent(new HashChangeEvent("hashchange"))}var ne=10,ie=9999,oe=/^(localhost|127\.[0-9.]+|\[::1\])$/,L=class{constructor(t){this.teacher=t,this.view=t.view,this.deal={game:"",preset:"",number:Ct()},this.puzzles={game:"",grade:0,many:3},this.copied=""}get items(){return this.teacher.items.map(({text:t})=>t)}set(t){return this.copied="",this.teacher.choose(t)}add(...t){return this.set(e=>[...e,...t])}takeOut(t){return this.set(e=>e.filter(s=>s!==t))}drawn(){let{view:t,teacher:e}=this,s=t.say.bind(t);return l`<section class="ic-class-box" aria-labelledby="ic-class-ask">
      <h2 id="ic-class-ask">${s("ask")}</h2>
      <label>${s("task-title")} <input type="text" maxlength="60" .value=${e.kept.title}
        @change=${i=>this.call(i)}></label>
      <div class="ic-class-three">${this.lessons()} ${this.deals()} ${this.shelf()}</div>
      ${e.wrong?l`<p class="ic-class-wrong" role="alert">${t.in(e.wrong)}</p>`:h}
      ${e.items.length?this.chosen():l`<p class="ic-class-soft">${s("nothing-chosen")}</p>`}
    </section>`}call(t){let e=t.target.value;this.teacher.kept={...this.teacher.kept,title:e},this.set(s=>s)}lessons(){let{view:t}=this,e=tt(t),s=[...new Set(e.map(({game:o})=>o))];if(!s.length)return h;let i=o=>t.in(t.model.games.find(r=>r.value===o)?.label??{})||t.say("before-games");return l`<fieldset>
      <legend>${t.say("lessons")}</legend>
      ${s.map(o=>l`<details>
          <summary>${i(o)}</summary>
          ${e.filter(r=>r.game===o).map(({name:r,title:d})=>l`<label class="ic-class-check"><input type="checkbox" .checked=${this.items.includes(r)}
              @change=${a=>a.target.checked?this.add(r):this.takeOut(r)}>
              ${t.in(d)}</label>`)}
        </details>`)}
    </fieldset>`}select(t,e,s,i){let o=r=>{i(r.target.value),this.view.draw()};return l`<label>${this.view.say(t)} <select @change=${o}>
      ${e.map(({value:r,label:d})=>l`<option value=${r} ?selected=${r===s}>${this.view.in(d)}</option>`)}
    </select></label>`}deals(){let{view:t,deal:e}=this,{games:s}=t.model,i=s.find(r=>r.value===e.game)??s[0],o=r=>{r.preventDefault();let d=[i.value,e.preset&&`preset=${e.preset}`,`number=${e.number}`];this.add(d.filter(Boolean).join("; ")),e.number=Ct()};return l`<fieldset>
      <legend>${t.say("deals")}</legend>
      ${this.select("game",s,i.value,r=>Object.assign(e,{game:r,preset:""}))}
      ${this.select("variant",i.presets,e.preset,r=>e.preset=r)}
      <form class="ic-class-row" @submit=${o}>
        <label>${t.say("number")} <input type="text" inputmode="numeric" maxlength="9" .value=${e.number}
          @change=${r=>e.number=r.target.value.trim()}></label>
        <button class="btn" aria-label="${t.say("add")}: ${t.say("deals")}">${t.say("add")}</button>
      </form>
      <form class="ic-class-row" @submit=${r=>this.pasted(r)}>
        <label>${t.say("pasted")} <input type="text" name="link" spellcheck="false"></label>
        <button class="btn" aria-label="${t.say("add")}: ${t.say("pasted")}">${t.say("add")}</button>
      </form>
    </fieldset>`}async pasted(t){t.preventDefault();let e=t.target,s=e.elements.namedItem("link"),i=s.value,o=i.slice(i.indexOf("#")+1).replaceAll("+"," ");o.trim()&&await this.add(re(o))&&s.value===i&&e.reset()}shelf(){let{view:t,puzzles:e}=this,s=t.model.games.filter(a=>a.grades),i=s.find(a=>a.value===e.game)??s[0],o=i.grades[e.grade]??i.grades[0],r=i.grades.map((a,c)=>({value:String(c),label:a.label})),d=a=>{a.preventDefault(),this.set(c=>{let p=o.puzzles.filter(u=>!c.includes(u));return[...c,...p.slice(0,e.many)]})};return l`<fieldset>
      <legend>${t.say("puzzles")}</legend>
      ${this.select("game",s,i.value,a=>Object.assign(e,{game:a,grade:0}))}
      ${this.select("grade",r,String(e.grade),a=>e.grade=Number(a))}
      <form class="ic-class-row" @submit=${d}>
        <label>${t.say("how-many")} <input type="number" min="1" max=${ne} required .value=${String(e.many)}
          @change=${a=>e.many=Number(a.target.value)}></label>
        <button class="btn" aria-label="${t.say("add")}: ${t.say("puzzles")}">${t.say("add")}</button>
      </form>
    </fieldset>`}chosen(){let{view:t,teacher:e}=this,s=t.say.bind(t),i=async()=>{this.copied=await R(e.link)?"copied":"not-copied",t.draw()};return l`<ul class="ic-class-chosen">
        ${e.items.map(o=>l`<li>${t.label(o)} <button type="button" aria-label="${s("take-out")}: ${t.label(o)}"
            title=${s("take-out")} @click=${()=>this.takeOut(o.text)}>✕</button></li>`)}
      </ul>
      <label>${s("link")} <input type="text" id="ic-class-link" readonly .value=${e.link}
        @focus=${o=>o.target.select()}></label>
      ${oe.test(location.hostname)?l`<p class="ic-class-soft">${s("only-here")}</p>`:h}
      <p class="ic-class-buttons">
        <button type="button" class="go" @click=${i}>${s("copy-link")}</button>
        <a class="btn" href="#${e.task}">${s("as-learner")}</a>
        <span role="status">${this.copied?s(this.copied):""}</span>
      </p>`}},tt=({lessons:n})=>n.filter(({name:t})=>!/^0[1-9]/.test(t)),Ct=()=>String(1+Math.floor(Math.random()*ie));function re(n){try{return decodeURIComponent(n)}catch(t){if(t instanceof URIError)return n;throw t}}function It(n){let{view:t,reading:e,rows:s,bad:i}=n,o=t.say.bind(t);if(!n.task)return h;let r=e.read<e.all,d=r?o("read-so-far",e):s.size+i.length?o("read-all",{good:s.size,bad:i.length}):"";return l`<section class="ic-class-box" aria-labelledby="ic-class-results" @dragover=${ce} @drop=${c=>{c.preventDefault(),Rt(n,c.dataTransfer?.files)}}>
    <h2 id="ic-class-results">${o("results")}</h2>
    <p class="ic-class-soft">${o("results-more")}</p>
    <form @submit=${c=>he(n,c)}>
      <label>${o("paste")} <textarea name="texts" rows="4" spellcheck="false" required></textarea></label>
      <p class="ic-class-buttons">
        <button class="go" ?disabled=${r}>${o("read")}</button>
        <label class="btn">${o("files")}<input class="ic-class-hide" type="file" multiple accept=".txt,text/plain"
          @change=${c=>de(n,c)}></label>
        ${s.size+i.length?l`<button type="button" class="btn" @click=${()=>n.forgetAll()}>${o("forget")}</button>`:h}
        <b role="status">${d}${n.full?` ${o("full",{most:t.model.most})}`:""}</b>
      </p>
    </form>
    ${i.length?l`<h3>${o("wrong")}</h3>
          <ul class="ic-class-bad">
            ${i.map(c=>l`<li><b>${c.name}</b> ${t.in(c.wrong??{})}</li>`)}
          </ul>`:h}
    ${s.size?ae(n):h} ${le(n)}
  </section>`}function ae({view:n,rows:t,items:e}){let s=n.say.bind(n),i=[...t.values()].sort((o,r)=>o.name.localeCompare(r.name,n.language));return l`<div class="ic-class-wide" tabindex="0" role="region" aria-label=${s("table-label")}>
    <table>
      <thead>
        <tr>
          <th scope="col">${s("learner")}</th>
          ${e.map(o=>l`<th scope="col">${n.label(o)}</th>`)}
          <th scope="col">${s("when")}</th>
        </tr>
      </thead>
      <tbody>
        ${i.map(({name:o,when:r,done:d={}})=>l`<tr>
            <th scope="row">${o}</th>
            ${e.map(({text:a})=>Dt(n,d[a]))}
            <td class="ic-class-when">${r}</td>
          </tr>`)}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${s("state-done")}</th>
          ${e.map(({text:o})=>l`<td>${i.filter(({done:r={}})=>r[o]).length}/${i.length}</td>`)}
          <td></td>
        </tr>
      </tfoot>
    </table>
  </div>`}function le({view:n,missed:t,items:e}){let s=n.say.bind(n);return t.length?l`<h3>${s("missed")}</h3>
    <p class="ic-class-soft">${s("missed-more")}</p>
    <ol class="ic-class-missed">
      ${t.map(({item:i,question:o,missed:r,of:d})=>{let a=e.find(({text:u})=>u===i),c=a&&n.href(a,"?projector"),p=a?n.label(a):i;return l`<li>
          <progress max=${d} value=${r} aria-hidden="true"></progress>
          <b>${s("missed-by",{missed:r,of:d})}</b>
          <span>${p}${o?l`: <q>${o}</q>`:h}</span>
          ${c?l`<a href=${c} aria-label="${s("large")}: ${p}">${s("large")}</a>`:h}
        </li>`})}
    </ol>`:h}var ce=n=>n.preventDefault();function he(n,t){t.preventDefault();let e=t.target,s=String(new FormData(e).get("texts"));e.reset(),s.trim()&&n.read([s])}function de(n,t){let e=t.target;Rt(n,e.files).then(()=>e.value="")}async function Rt(n,t){let{most:e,longest:s}=n.view.model,i=[...t??[]].slice(0,e);await n.read(await Promise.all(i.map(o=>o.slice(0,e*s).text())))}var ue=/(?=italiancards result)/,z=class{constructor(t){this.view=t,this.kept=Nt(),this.items=[],this.task="",this.wrong=void 0,this.rows=new Map,this.bad=[],this.missed=[],this.reading={read:0,all:0},this.full=!1,this.choosing=new L(this),this.settled=this.begin()}async begin(){let{results:t}=this.kept;await this.plan(this.kept.title,this.kept.items),t.length&&this.task&&await this.read(t)}get link(){return this.task&&`${location.origin}${location.pathname}#${this.task}`}choose(t){let e=()=>this.plan(this.kept.title,t(this.items.map(({text:i})=>i))),s=this.settled.then(e);return this.settled=s.catch(()=>{}),s}async plan(t,e){let s=this.task,i=e.length?await this.view.line.ask({type:"plan",title:t,items:e}):{task:"",items:[]};return this.wrong=i.wrong,i.wrong||(this.task=i.task,this.items=i.items,this.kept={...this.kept,title:t,items:this.items.map(({text:o})=>o)},s&&s!==this.task&&await this.reread(),C(this.kept)),this.view.draw(),!i.wrong}async reread(){let{results:t}=this.kept;this.forget(),this.task&&t.length&&await this.read(t)}async read(t){let e=t.flatMap(pe).filter(d=>!this.kept.results.includes(d)||t===this.kept.results),{most:s,longest:i}=this.view.model,o=[...new Set(e)].slice(0,s);this.full=e.length>s,this.reading={read:0,all:o.length};let{task:r}=this;for(let d of o){this.view.draw();let a=await this.view.line.ask({type:"read",text:d.slice(0,i+1)});if(r!==this.task)return;this.reading.read+=1,this.enter(a);let c=[...this.kept.results.filter(p=>p!==d),d].slice(-s);this.kept={...this.kept,results:c}}C(this.kept),this.view.draw()}enter({missed:t,full:e,...s}){if(e)this.full=!0;else if(s.wrong)this.bad.push(s);else{let i=s.name.toLowerCase(),o=this.rows.get(i);(!o||(o.when??"")<=(s.when??""))&&this.rows.set(i,s),this.bad=this.bad.filter(({name:r})=>r.toLowerCase()!==i)}this.missed=t??this.missed}forget(){this.rows.clear(),this.bad=[],this.missed=[],this.reading={read:0,all:0},this.full=!1,this.kept={...this.kept,results:[]}}async forgetAll(){confirm(this.view.say("sure"))&&(this.forget(),C(this.kept),await this.view.line.ask({type:"forget"}),this.view.draw())}drawn(){let{view:t}=this;return l`<header>
        <h1>${t.say("heading")}</h1>
        <p>${t.say("lead")}</p>
      </header>
      ${this.choosing.drawn()} ${It(this)} ${this.onTheWall()}`}onTheWall(){let{view:t}=this,e=tt(t);if(!e.length)return h;let s=i=>{i.preventDefault();let o=i.target;location.href=`${new FormData(o).get("lesson")}?projector`};return l`<section class="ic-class-box" aria-labelledby="ic-class-wall">
      <h2 id="ic-class-wall">${t.say("project")}</h2>
      <p class="ic-class-soft">${t.say("project-more")}</p>
      <form class="ic-class-row" @submit=${s}>
        <label>${t.say("lessons")} <select name="lesson">
          ${e.map(({href:i,title:o})=>l`<option value=${i}>${t.in(o)}</option>`)}
        </select></label>
        <button class="btn">${t.say("open")}</button>
      </form>
    </section>`}};function pe(n){let t=n.split(ue).map(s=>s.trim()),e=t.filter(s=>s.startsWith("italiancards result"));return e.length?e:t.filter(Boolean)}var me=n=>new URLSearchParams(n.slice(1)).has("do"),U=class{constructor(t,e){this.port=t,this.line=new H(t),this.root=document.createElement("section"),this.root.className="ic ic-class",this.root.setAttribute("data-lm-suppress-shortcuts","true"),e.append(this.root),this.language=wt([]).language,this.lessons=JSON.parse(document.getElementById("ic-lessons")?.textContent??"[]"),this.ending=new AbortController,this.unfollow=At(this.root),this.draw=this.draw.bind(this);let{signal:s}=this.ending;document.addEventListener(yt,i=>this.set(i),{signal:s}),document.addEventListener("italiancards:line",this.draw,{signal:s}),window.addEventListener("hashchange",()=>this.open(),{signal:s}),this.open()}remove(){this.ending.abort(),this.line.stop(),this.unfollow(),q(null,this.root),this.root.remove()}set({detail:{name:t,value:e}}){t==="language"&&(this.language=e),this.draw()}open(){let{hash:t}=location;this.side=me(t)?new I(this,t.slice(1)):new z(this),this.draw()}get model(){return this.port.model()}say(t,e={}){return this.port.words()[this.language][t].replace(/\{(\w+)\}/g,(o,r)=>r in e?String(e[r]):o)}in(t){return t[this.language]??""}label(t){let e=t.kind==="lesson"&&this.lessons.find(({name:s})=>s===t.text);return e?this.in(e.title):this.in(t.label)}href({kind:t,text:e},s=""){let i={lesson:e,puzzle:"020_puzzles",deal:"010_practice"}[t],o=this.lessons.find(({name:r})=>r===i);return o&&`${o.href}${s}${t==="lesson"?"":`#${encodeURIComponent(e)}`}`}draw(){this.root.lang!==this.language&&(this.root.lang=this.language),q(l`${this.trouble()} ${this.side?.drawn()}`,this.root)}trouble(){return document.body.dataset.line!=="gone"?h:l`<p class="ic-class-wrong" role="alert">${this.say("gone")} <a href="">${this.say("again")}</a></p>`}};function Ht(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"text/plain"})),e.download=n,e.click(),URL.revokeObjectURL(e.href)}async function R(n){try{return await navigator.clipboard.writeText(n),!0}catch(t){if(t instanceof DOMException||t instanceof TypeError)return!1;throw t}}function fe(n,t){let e=new U(n,t);return()=>e.remove()}var us={render:({model:n,el:t})=>fe(et(n),t)};export{us as default,fe as lay};
